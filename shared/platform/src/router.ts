/**
 * What Ligate uses of react-router-dom, by name: shared under this name, so that the rest is dropped from the
 * bundle. An export that is missing here is undefined at run time; the compiler says so first.
 */
import { useNavigate } from "react-router-dom";

export type { LinkProps, LoaderFunctionArgs, Location, RouteObject } from "react-router-dom";
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  RouterProvider,
  redirect,
  redirectDocument,
  replace,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from "react-router-dom";

/**
 * Goes to an address of the store. Entering the checkout is a document navigation: its security policy admits
 * the payment provider, no other page's does.
 * @returns a promise that is never kept: a form that awaits it stays busy for as long as it is on screen
 */
export function useGo(): (path: string, options?: { replace?: boolean }) => Promise<never> {
  const navigate = useNavigate();
  return (path, options) => {
    if (!/^\/checkout\b/.test(path)) navigate(path, options);
    else if (options?.replace) window.location.replace(path);
    else window.location.assign(path);
    return new Promise(() => {});
  };
}
