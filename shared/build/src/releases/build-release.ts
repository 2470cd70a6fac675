import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StatsCompilation } from "webpack";
import { browserConfig, type Configuration } from "../webpack/browser-config.ts";
import { chunkFiles, runWebpack, scriptsAndStyles } from "../webpack/run-webpack.ts";
import { serverConfig } from "../webpack/server-config.ts";
import { compressFiles } from "./compress-files.ts";
import { createReleaseManifest, REMOTE_ENTRY } from "./create-release-manifest.ts";
import { hashInputs } from "./inputs-hash.ts";
import { isShell, type PackageManifest, readPackageManifest } from "./package-manifest.ts";
import { RELEASE_FILE, type Release } from "../release-format/release.ts";
import { draftFolder, removeAbandonedDrafts } from "./remove-abandoned-drafts.ts";
import { ROUTES_FILE, readRouteTable } from "./route-table.ts";

export interface BuiltRelease {
  name: string;
  id: string;
  /** `false` if a release of the same inputs existed. */
  built: boolean;
}

/**
 * Builds a package into `releases/<name>/<hash of its inputs>/`. The folder appears only when the build is complete.
 * @param changeConfig changes the browser build, for benchmarks
 * @throws webpack's errors, or an error if the route table is invalid
 */
export async function buildRelease(
  root: string,
  packageDir: string,
  releasesDir: string,
  changeConfig = (config: Configuration) => config,
): Promise<BuiltRelease> {
  const manifest = readPackageManifest(packageDir);
  const { name } = manifest;
  const id = hashInputs(root, packageDir);
  const target = join(releasesDir, name, id);
  removeAbandonedDrafts(join(releasesDir, name));
  if (existsSync(join(target, RELEASE_FILE))) return { name, id, built: false };

  const draft = draftFolder(join(releasesDir, name));
  try {
    const stats = await runWebpack(changeConfig(browserBuild(packageDir, draft)));
    if (manifest.ligate.ssr) await runWebpack(serverConfig(packageDir, draft));
    const release = await describeRelease(manifest, id, packageDir, stats);
    compressFiles(draft);
    writeFileSync(join(draft, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { name, id, built: true };
}

function browserBuild(packageDir: string, path: string): Configuration {
  const config = browserConfig(packageDir);
  return { ...config, output: { ...config.output, path } };
}

async function describeRelease(
  manifest: PackageManifest,
  id: string,
  dir: string,
  stats: StatsCompilation,
): Promise<Release> {
  const { ssr } = manifest.ligate;
  if (!isShell(manifest)) {
    const { addresses, pages } = await readRouteTable(join(dir, ROUTES_FILE));
    const files = pages.map(({ id, ...page }) => [id, { ...page, ...chunkFiles(id, stats) }]);
    const table = chunkFiles(ROUTE_TABLE_CHUNK, stats);
    return createReleaseManifest(manifest, id, {
      ...{ entry: REMOTE_ENTRY, css: [], table, ssr, addresses },
      pages: Object.fromEntries(files),
    });
  }
  const [entry = ""] = scriptsAndStyles(stats.entrypoints?.main?.assets).js;
  const { js, css } = chunkFiles(SHELL_CHUNK, stats);
  const table = { js, css: [] };
  return createReleaseManifest(manifest, id, { entry, css, table, addresses: [], pages: {}, ssr });
}

/** The chunk with the code of the shell; its entry contains federation's runtime only. */
const SHELL_CHUNK = "app";

/** Federation's name for the chunk of the exposed "./routes". */
const ROUTE_TABLE_CHUNK = "__federation_expose_routes";
