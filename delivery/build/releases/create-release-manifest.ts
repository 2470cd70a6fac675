import type { StatsCompilation } from "webpack";
import { Release } from "../release-format/release.ts";
import { exposedChunk } from "../webpack/federation.ts";
import { chunkFiles, scriptsAndStyles } from "../webpack/run-webpack.ts";
import { sharedModules } from "../webpack/shared-modules.ts";
import { isShell, type PackageManifest } from "./package-manifest.ts";
import type { RouteTable } from "./route-table.ts";

/** The file of a remote's container. Its name has no hash, because the release's folder has one. */
export const REMOTE_ENTRY = "remoteEntry.js";

/** Creates the content of `release.json` from a package.json and the results of a build. */
export function createReleaseManifest(
  manifest: PackageManifest,
  build: Omit<Release, "name" | "version" | "exposes" | "provides" | "shared">,
): Release {
  const shared = Object.entries(sharedModules("remote"));
  const versions = shared.map(([name, { version }]) => [name, version]);
  const ranges = shared.map(([name, { requiredVersion }]) => [name, requiredVersion]);
  return Release.parse({
    name: manifest.name,
    version: manifest.version,
    exposes: isShell(manifest) ? [] : ["./routes", ...Object.keys(manifest.ligate.fragments)],
    provides: isShell(manifest) ? Object.fromEntries(versions) : {},
    shared: isShell(manifest) ? {} : Object.fromEntries(ranges),
    ...build,
  });
}

/** The chunk with the code of the shell; its entry contains federation's runtime only. */
const SHELL_CHUNK = "app";

/** Which of the emitted files a document needs: for the package itself, and for each page of its route table. */
export function describePages(
  manifest: PackageManifest,
  { addresses, pages }: RouteTable,
  stats: StatsCompilation,
): Pick<Release, "entry" | "css" | "table" | "addresses" | "pages"> {
  if (isShell(manifest)) {
    const [entry = ""] = scriptsAndStyles(stats.entrypoints?.main?.assets).js;
    const { js, css } = chunkFiles(SHELL_CHUNK, stats);
    return { entry, css, table: { js, css: [] }, addresses, pages: {} };
  }
  const files = pages.map(({ id, ...page }) => [id, { ...page, ...chunkFiles(id, stats) }]);
  const table = chunkFiles(exposedChunk("./routes"), stats);
  return { entry: REMOTE_ENTRY, css: [], table, addresses, pages: Object.fromEntries(files) };
}
