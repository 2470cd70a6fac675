import type { ActiveRelease } from "./active-release.ts";
import { documentImportMap, type ImportMap } from "./import-maps.ts";
import { type InlineStyle, readStyles } from "./inline-styles.ts";
import { type MenuLink, menuLinks } from "./menu-links.ts";
import type { VerifiedFiles } from "./verified-files.ts";

/** The releases that documents are made of. The object changes if and only if one of them does. */
export interface ActiveReleases {
  shell: ActiveRelease;
  remotes: ActiveRelease[];
  /** Links that the pages add to the menus of the shell. */
  menuLinks: MenuLink[];
  /** Stylesheets of the releases by URL. */
  styles: Map<string, InlineStyle>;
  /** Whether a development server serves one of the releases. Browsers verify no integrity then. */
  isDevelopment: boolean;
  /** The import map of a document of a remote, or of the shell alone; `undefined` in development. */
  importMapOf: (owner: ActiveRelease | undefined) => ImportMap | undefined;
}

/** @throws CorruptReleaseError if a stylesheet is missing or has been changed */
export async function createActiveReleases(
  shell: ActiveRelease,
  remotes: ActiveRelease[],
  files: VerifiedFiles,
): Promise<ActiveReleases> {
  const releases = [shell, ...remotes];
  const isDevelopment = releases.some(({ folder }) => folder === undefined);
  const importMaps = new Map(
    [undefined, ...remotes].map((owner) => [owner, documentImportMap(owner ? [shell, owner] : [shell])]),
  );
  return {
    ...{ shell, remotes, isDevelopment },
    menuLinks: menuLinks(remotes),
    styles: await readStyles(files, releases),
    importMapOf: (owner) => (isDevelopment ? undefined : importMaps.get(owner)),
  };
}
