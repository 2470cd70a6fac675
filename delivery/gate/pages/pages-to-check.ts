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
  /** Name of the remote. */
  remote: string;
  /** Id of the route. */
  id: string;
  /** Path and query. */
  address: string;
  /** Whether the gateway renders the page. */
  isRendered: boolean;
}

export interface PagesToCheck {
  pages: PageToCheck[];
  /** Pages without an example address, which cannot be visited: `<remote>/<id of the route>`. */
  unchecked: string[];
}

/** The pages of the candidates; if the shell is a candidate, the pages of all remotes. */
export function pagesToCheck(change: ReleaseChange): PagesToCheck {
  const releases = releasesAfter(change);
  const isShellRendered = findShell(releases)?.release.ssr ?? false;
  const remotes = listRemotes(releases).filter(
    ({ name }) => isCandidate(change, name) || isCandidate(change, "shell"),
  );
  const all = remotes.flatMap((remote) =>
    Object.entries(remote.pages).map(([id, page]) => ({
      title: `The page "${id}" of ${formatTitle(remote)}`,
      remote: remote.name,
      id,
      address: page.example === undefined ? pageAddress(page.path) : page.example,
      isRendered: remote.ssr && isShellRendered,
    })),
  );
  return {
    pages: all.flatMap(({ address, ...page }) => (address === null ? [] : [{ ...page, address }])),
    unchecked: all.flatMap(({ address, remote, id }) => (address === null ? [`${remote}/${id}`] : [])),
  };
}

/** `null` if the path has parameters. */
const pageAddress = (path: string): string | null => (/[:*]/.test(path) ? null : path);
