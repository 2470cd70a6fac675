import type { createBrowserRouter } from "@ligate/platform/router";
import "./cross-fade.css";

type Router = ReturnType<typeof createBrowserRouter>;
type Destination = string | { pathname?: string } | null;

/**
 * Lets another page fade in over the one before, where the browser can. A change within a page, such as another
 * page of search results, does not fade. It is rendered at once: in React's own time it came 30 ms later.
 */
export function crossFadePages(router: Router): void {
  const navigate = router.navigate;
  const fading: typeof navigate = (to: Destination | number, options?: object) => {
    if (typeof to === "number") return navigate(to);
    return navigate(to, canFade() && isOtherPage(to) ? { ...options, ...FADING } : options);
  };
  router.navigate = fading;
  hushFadesCutShort();
}

/** A fade that the next one cuts short, or that a hidden tab leaves out, is nobody's error: its promise is refused. */
function hushFadesCutShort(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...how) => {
    const fade = start(...how);
    fade.ready.catch(() => {});
    return fade;
  };
}

const FADING = { viewTransition: true, flushSync: true } as const;

/** Asked each time: a visitor may come to prefer less motion. */
const canFade = () =>
  "startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function isOtherPage(to: Destination): boolean {
  const path = (typeof to === "string" ? to : to?.pathname) ?? "";
  return new URL(path, window.location.href).pathname !== window.location.pathname;
}
