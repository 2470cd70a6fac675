import { activeReleases } from "../../../../e2e/support/releases/active-releases.ts";
import { publicPages } from "../../../../e2e/support/releases/public-pages.ts";
import { sitemapPaths } from "../../../../e2e/support/releases/sitemap-paths.ts";

/** A page of a remote with examples of its addresses. */
export interface PageKind {
  id: string;
  addresses: string[];
}

/** So many addresses of a page are requested. */
const MAX_ADDRESSES = 10;

/** The public pages, each with its example and with addresses of the store's sitemaps. */
export async function pageKinds(store: string): Promise<PageKind[]> {
  const sitemaps = await sitemapPaths(async (path) => (await fetch(store + path)).text());
  const listed = [...sitemaps.values()].flat();
  const pages = Object.assign({}, ...activeReleases().remotes.map(({ pages }) => pages));
  return publicPages().map(({ id, address }) => {
    const pattern = toPattern(pages[id].path);
    const others = listed.filter((path) => path !== address && pattern.test(path));
    return { id, addresses: [address, ...others].slice(0, MAX_ADDRESSES) };
  });
}

/** Paths with a parameter, such as `/blog/:id`, have several addresses. */
const toPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
