/**
 * The exports of react-router-dom that Ligate uses. The router is shared under this name instead of its own, so that the
 * bundler drops its other exports.
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
 * Navigates to an address of the store. Entering the checkout loads a new document: the security policy of its document
 * is the only one that admits the payment provider.
 * @returns a function whose promise resolves when the navigation is complete, or when the browser leaves the document
 */
export function useNavigateTo(): (path: string, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate();
  return async (path, options) => {
    if (!/^\/checkout\b/.test(path)) return navigate(path, options);
    const left = new Promise<void>((resolve) => {
      window.addEventListener("pagehide", () => resolve(), { once: true });
    });
    if (options?.replace) window.location.replace(path);
    else window.location.assign(path);
    return left;
  };
}
