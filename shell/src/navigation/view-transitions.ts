import type { createBrowserRouter } from "@ligate/platform/router";
import "./view-transitions.css";

type Router = ReturnType<typeof createBrowserRouter>;
type Destination = string | { pathname?: string } | null;

/**
 * Cross-fades pages in browsers with view transitions. A navigation within a page, such as another page of search results,
 * has no transition. Pages are rendered synchronously: concurrent rendering delayed them by 30 ms.
 */
export function addViewTransitions(router: Router): void {
  const { navigate } = router;
  const navigateWithTransition: typeof navigate = (to: Destination | number, options?: object) => {
    if (typeof to === "number") return navigate(to);
    return navigate(to, canTransition() && isOtherPage(to) ? { ...options, ...TRANSITION } : options);
  };
  router.navigate = navigateWithTransition;
  ignoreSkippedTransitions();
}

/** A browser rejects `ready` of a transition that it skips: in a hidden tab, or because another one starts. */
function ignoreSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...args) => {
    const transition = start(...args);
    transition.ready.catch(() => {});
    return transition;
  };
}

const TRANSITION = { viewTransition: true, flushSync: true } as const;

/** Evaluated for each navigation, because visitors can change the preference at any time. */
const canTransition = () =>
  "startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function isOtherPage(to: Destination): boolean {
  const path = (typeof to === "string" ? to : to?.pathname) ?? "";
  return new URL(path, window.location.href).pathname !== window.location.pathname;
}
