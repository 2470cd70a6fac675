import { matchRoutes, type RouteObject } from "@ligate/platform/router";
import type { Remotes } from "../remotes/remotes.ts";

/** Loads the code of a page when the pointer or the focus reaches a link to it, before the click. */
export function prefetchOnIntent(remotes: Remotes): void {
  const prefetched = new Set<string>();

  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== window.location.origin || prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    // A failure is reported when the link is followed, which loads the code again.
    loadPageCode(remotes, link.pathname).catch(() => prefetched.delete(link.pathname));
  };
  document.addEventListener("pointerover", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch);
}

async function loadPageCode(remotes: Remotes, path: string): Promise<void> {
  const owner = remotes.ownerOf(path);
  if (!owner) return;
  const { routes } = await remotes.load<{ routes: RouteObject[] }>(owner.name, "./routes");
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === "function" ? route.lazy() : undefined)),
  );
}
