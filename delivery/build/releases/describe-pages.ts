import type { StatsCompilation } from "webpack";
import type { Release } from "../release-format/release.ts";
import { exposedChunk } from "../webpack/federation.ts";
import { chunkFiles, scriptsAndStyles } from "../webpack/run-webpack.ts";
import { REMOTE_ENTRY } from "./create-release-manifest.ts";
import { isShell, type PackageManifest } from "./package-manifest.ts";
import type { RouteTable } from "./route-table.ts";

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
