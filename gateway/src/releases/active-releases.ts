import { statSync } from "node:fs";
import { join } from "node:path";
import { type ActiveRelease, REGISTRY_FILE, readActiveReleases } from "@ligate/build/release-format/release";
import { DEVELOPMENT_ID } from "../documents/fast-refresh-hook.ts";
import { type InlineStyle, readStyles } from "./inline-styles.ts";
import { type MenuLink, menuLinks } from "./menu-links.ts";

/** The releases that the registry lists. */
export interface ActiveReleases {
  shell: ActiveRelease;
  remotes: ActiveRelease[];
  /** Links that the pages add to the menus of the shell. */
  menuLinks: MenuLink[];
  /** Stylesheets of the releases by URL. */
  styles: Map<string, InlineStyle>;
}

/**
 * Watches the registry: the next request sees an activated release, without a restart. If the registry cannot be read,
 * the releases stay as they were. The manifests of development servers are read on every request, because a route table
 * changes without a change of the registry.
 * @throws if the registry cannot be read initially
 */
export async function watchRegistry(
  releasesDir: string,
  onError: (error: unknown) => void,
): Promise<() => Promise<ActiveReleases>> {
  const file = join(releasesDir, REGISTRY_FILE);
  let readAt = statSync(file).mtimeMs;
  let releases = await read(releasesDir);

  return async () => {
    try {
      const changedAt = statSync(file).mtimeMs;
      if (changedAt !== readAt || releases.shell.id === DEVELOPMENT_ID) {
        readAt = changedAt;
        releases = await read(releasesDir);
      }
    } catch (error) {
      onError(error);
    }
    return releases;
  };
}

async function read(releasesDir: string): Promise<ActiveReleases> {
  const releases = await readActiveReleases(releasesDir);
  const shell = releases.find(({ name }) => name === "shell");
  if (!shell) throw new Error("The registry names no release of the shell.");
  const remotes = releases.filter((release) => release !== shell);
  return {
    shell,
    remotes,
    menuLinks: menuLinks(remotes),
    styles: readStyles(releasesDir, releases),
  };
}
