import type { Release } from "@ligate/build/release-format/release";
import { matchesAddress } from "@ligate/contract/remotes/route-ownership";

export type Page = Release["pages"][string];

/** The page of a release that matches a path; of several, the one with the fewest parameters. */
export const matchPage = ({ pages }: Pick<Release, "pages">, path: string): Page | undefined =>
  byParameters(pages).find((page) => matchesAddress(page.path, path));

/** The id of the route of a page, for logs and metrics: a path may contain the token of a link. */
export function pageId(owner: Pick<Release, "pages"> | undefined, page: Page | undefined): string {
  const [id = "none"] = Object.entries(owner?.pages ?? {}).find(([, one]) => one === page) ?? [];
  return id;
}

const sorted = new WeakMap<Release["pages"], Page[]>();

/** The pages, those with the fewest parameters first. */
function byParameters(pages: Release["pages"]): Page[] {
  const found = sorted.get(pages) ?? Object.values(pages).sort(hasFewerParameters);
  sorted.set(pages, found);
  return found;
}

const hasFewerParameters = (one: Page, other: Page): number => countParameters(one) - countParameters(other);

const countParameters = ({ path }: Page): number => path.split(/[:*]/).length;
