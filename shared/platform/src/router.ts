/**
 * What Ligate uses of react-router-dom, by name: shared under this name, so that the rest is dropped from the
 * bundle. An export that is missing here is undefined at run time; the compiler says so first.
 */
import { useNavigate } from "react-router-dom";

export type { LinkProps, LoaderFunctionArgs, RouteObject } from "react-router-dom";
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
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
 */
export function useGo(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return (path, options) =>
    /^\/checkout\b/.test(path) ? window.location.assign(path) : navigate(path, options);
}
