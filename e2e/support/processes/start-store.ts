import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyActiveReleases } from "../releases/copy-active-releases.ts";
import { TRUSTED_PROXIES } from "../visitor-address.ts";
import { runStore } from "./run-store.ts";

/** The tests change the releases of the folder. An empty variable counts as unset. */
const FOLDER_REPOSITORY = { RELEASES_REGISTRY: "", RELEASES_TOKEN: "", RELEASES_ENVIRONMENT: "production" };

/**
 * Starts the built store as `npm start` does, on a free port, with its own data and releases, and sets STORE_URL,
 * DATA_DIR and RELEASES_DIR for the tests. If STORE_URL is set already, the tests use that store; tests that run staff
 * commands or activate releases also need its DATA_DIR and RELEASES_DIR.
 * The releases are those of the current sources. If ONLY is set, only that package is built from the current sources; the
 * others keep the releases that are active in this workspace.
 */
export default async function startStore(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STORE_URL) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "ligate-journeys-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const [dataDir, releases] = [join(folder, "data"), join(folder, "releases")];
  const only = process.env.ONLY ? [process.env.ONLY] : [];
  if (only.length > 0) copyActiveReleases(releases);
  Object.assign(process.env, { RELEASES_DIR: releases, DATA_DIR: dataDir, ...FOLDER_REPOSITORY });
  try {
    const { address, stop } = await runStore({ TRUSTED_PROXIES }, only);
    process.env.STORE_URL = address;
    return () => stop().finally(removeFolder);
  } catch (error) {
    removeFolder();
    throw error;
  }
}
