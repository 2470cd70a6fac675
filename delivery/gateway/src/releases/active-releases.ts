import type { Release } from "@ligate/build/release-format/release";
import type { ActiveRelease } from "./active-release.ts";
import { documentImportMap, type ImportMap } from "./active-release.ts";
import { type InlineStyle, readStyles } from "./inline-styles.ts";
import type { VerifiedFiles } from "./verified-files.ts";

/** The releases that documents are made of. The object changes if and only if one of them does. */
export interface ActiveReleases {
  shell: ActiveRelease;
  /** All remotes of the logs, also those that are unavailable. */
  remotes: ActiveRelease[];
  /** Links that the pages add to the menus of the shell. */
  menuLinks: MenuLink[];
  /** Stylesheets of the releases by URL. */
  styles: Map<string, InlineStyle>;
  /** Whether a development server serves one of the releases. */
  isDevelopment: boolean;
  /** Whether browsers verify the files of the releases; never in development. */
  hasIntegrity: boolean;
  /** The import map of a document of a remote, or of the shell alone; `undefined` without integrity. */
  importMapOf: (owner: ActiveRelease | undefined) => ImportMap | undefined;
}

/**
 * @param subresourceIntegrity whether browsers verify the files
 * @throws CorruptReleaseError if a stylesheet is missing or has been changed
 */
export async function createActiveReleases(
  shell: ActiveRelease,
  remotes: ActiveRelease[],
  files: VerifiedFiles,
  subresourceIntegrity: boolean,
): Promise<ActiveReleases> {
  const releases = [shell, ...remotes];
  const isDevelopment = releases.some(({ folder, isUnavailable }) => !folder && !isUnavailable);
  const hasIntegrity = subresourceIntegrity && !isDevelopment;
  const importMaps = new Map(
    [undefined, ...remotes].map((owner) => [owner, documentImportMap(owner ? [shell, owner] : [shell])]),
  );
  return {
    ...{ shell, remotes, isDevelopment, hasIntegrity },
    menuLinks: menuLinks(remotes),
    styles: await readStyles(files, releases),
    importMapOf: (owner) => (hasIntegrity ? importMaps.get(owner) : undefined),
  };
}

/** A link in a menu of the frame, as the document passes it to the shell. */
export type MenuLink = Omit<Release["pages"][string]["navigation"][number], "order" | "to"> & { to: string };

/** The links of the remotes' pages in the menus of the shell, sorted by the order in the handles of their routes. */
export function menuLinks(remotes: Pick<Release, "pages">[]): MenuLink[] {
  return remotes
    .flatMap((remote) => Object.values(remote.pages))
    .flatMap(({ path, navigation }) => navigation.map((link) => ({ ...link, to: link.to ?? path })))
    .sort((one, other) => one.order - other.order)
    .map(({ order: _, ...link }) => link);
}
