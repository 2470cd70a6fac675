import { activeReleases } from "../../support/releases/active-releases.ts";
import { publicPages } from "../../support/releases/public-pages.ts";

/** A page of a remote with examples of its addresses. */
export interface PageKind {
  id: string;
  addresses: string[];
}

/** So many addresses of a page are requested. */
const MAX_ADDRESSES = 10;

/** The public pages, each with its example and with addresses of the store's sitemap. */
export async function pageKinds(store: string): Promise<PageKind[]> {
  const sitemap = await (await fetch(`${store}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const pages = Object.assign({}, ...activeReleases().remotes.map(({ pages }) => pages));
  return publicPages().map(({ id, address }) => {
    const pattern = patternOf(pages[id].path);
    const others = listed.filter((path) => path !== address && pattern.test(path));
    return { id, addresses: [address, ...others].slice(0, MAX_ADDRESSES) };
  });
}

/** Paths with a parameter, such as `/blog/:id`, have several addresses. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
