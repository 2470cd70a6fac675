import { matchRoutes, type RouteObject } from "@ligate/platform/router";
import type { Remotes } from "../areas/remotes.ts";

/** Fetches the code behind a link when a pointer or the focus comes to it, so that the click finds it there. */
export function prefetchBehindLinks(remotes: Remotes): void {
  const asked = new Set<string>();

  const comeTo = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== window.location.origin || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    // What fails here is asked for again, and told, when the link is followed.
    fetchCode(remotes, link.pathname).catch(() => asked.delete(link.pathname));
  };
  document.addEventListener("pointerover", comeTo, { passive: true });
  document.addEventListener("focusin", comeTo);
}

async function fetchCode(remotes: Remotes, path: string): Promise<void> {
  const owner = remotes.ownerOf(path);
  if (!owner) return;
  const { routes } = await remotes.load<{ routes: RouteObject[] }>(owner.name, "./routes");
  const matched = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matched.map(({ route }) => (typeof route.lazy === "function" ? route.lazy() : undefined)),
  );
}
