/**
 * The exports of react-router-dom that Ligate uses. The router is shared under this name instead of its own, so that the
 * bundler drops its other exports.
 */
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

export type { LinkProps, LoaderFunctionArgs, Location, RouteObject } from "react-router-dom";
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
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
 * @returns a function whose promise resolves when the next page is rendered, or when the browser leaves the document: a
 * form that awaits it stays busy for as long as it is on the screen
 */
export function useNavigateTo(): (path: string, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate();
  const nextLocation = useNextLocation();
  return async (path, options) => {
    if (!/^\/checkout\b/.test(path)) {
      const rendered = nextLocation();
      await navigate(path, options);
      return rendered;
    }
    const left = new Promise<void>((resolve) => {
      window.addEventListener("pagehide", () => resolve(), { once: true });
    });
    if (options?.replace) window.location.replace(path);
    else window.location.assign(path);
    return left;
  };
}

/** Returns a function whose promise resolves when another location is rendered or the component is unmounted. */
function useNextLocation(): () => Promise<void> {
  const { key } = useLocation();
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the key changes
  useEffect(
    () => () => {
      for (const resolve of waiting.current.splice(0)) resolve();
    },
    [key],
  );
  return () => new Promise((resolve) => waiting.current.push(resolve));
}
