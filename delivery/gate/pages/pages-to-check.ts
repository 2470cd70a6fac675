import { fillExample, findUnknownFact, type VisitFacts } from "@ligate/contract/remotes/visit-facts";
import {
  findShell,
  formatTitle,
  isCandidate,
  listRemotes,
  type ReleaseChange,
  releasesAfter,
} from "../release-change.ts";

/** A page with an address that can be visited. */
export interface PageToCheck {
  /** Such as `The page "home" of mf-catalog 0123456789ab`, to begin a sentence with. */
  title: string;
  /** `<remote>/<id of the route>`. */
  name: string;
  /** Path and query. Until `fillAddresses`, it can name facts in braces. */
  address: string;
  /** Whether the gateway renders the page. */
  isRendered: boolean;
}

/** Pages that were not visited: `<remote>/<id of the route>` → the reason, such as `ended on /login`. */
export type NotVisited = Record<string, string>;

/** The result of visiting pages. */
export interface Visits {
  /** One sentence per problem. */
  problems: string[];
  notVisited: NotVisited;
}

export interface PagesToCheck {
  pages: PageToCheck[];
  /** Pages without an address that can be visited. */
  notVisited: NotVisited;
}

/** The pages of the candidates; if the shell is a candidate, the pages of all remotes. */
export function pagesToCheck(change: ReleaseChange): PagesToCheck {
  const releases = releasesAfter(change);
  const isShellRendered = findShell(releases)?.release.ssr ?? false;
  const remotes = listRemotes(releases).filter(
    ({ name }) => isCandidate(change, name) || isCandidate(change, "shell"),
  );
  const pages: PageToCheck[] = [];
  const notVisited: NotVisited = {};
  for (const remote of remotes) {
    for (const [id, { path, example = pageAddress(path) }] of Object.entries(remote.pages)) {
      const name = `${remote.name}/${id}`;
      const unknown = example && findUnknownFact(example);
      if (!example) notVisited[name] = "has no address to try (handle.example)";
      else if (unknown) notVisited[name] = `has an address with {${unknown}}, which this gate does not know`;
      else {
        const title = `The page "${id}" of ${formatTitle(remote)}`;
        pages.push({ title, name, address: example, isRendered: remote.ssr && isShellRendered });
      }
    }
  }
  return { pages, notVisited };
}

/** `null` if the path has parameters. */
const pageAddress = (path: string): string | null => (/[:*]/.test(path) ? null : path);

export const fillAddresses = (pages: readonly PageToCheck[], facts: VisitFacts): PageToCheck[] =>
  pages.map((page) => ({ ...page, address: fillExample(page.address, facts) }));
