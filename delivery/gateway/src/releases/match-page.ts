import type { Release } from "@ligate/build/release-format/release";
import { matchesAddress } from "@ligate/contract/remotes/route-ownership";

export type Page = Release["pages"][string];

/** The page of a release that matches a path; of several, the one with the fewest parameters. */
export const matchPage = ({ pages }: Pick<Release, "pages">, path: string): Page | undefined =>
  byParameters(pages).find((page) => matchesAddress(page.path, path));

const sorted = new WeakMap<Release["pages"], Page[]>();

/** The pages, those with the fewest parameters first. */
function byParameters(pages: Release["pages"]): Page[] {
  const found = sorted.get(pages) ?? Object.values(pages).sort(hasFewerParameters);
  sorted.set(pages, found);
  return found;
}

const hasFewerParameters = (one: Page, other: Page): number => countParameters(one) - countParameters(other);

const countParameters = ({ path }: Page): number => path.split(/[:*]/).length;
