import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StatsCompilation } from "webpack";
import { BOM_FILE, createBillOfMaterials } from "../release-format/bill-of-materials.ts";
import { readHashedName } from "../release-format/hashed-names.ts";
import {
  CALLS_FILE,
  FRAGMENTS_FILE,
  PLATFORM_SURFACE_FILE,
  RELEASE_FILE,
  Release,
  ROUTE_TABLE_FILE,
} from "../release-format/release.ts";
import { releaseId } from "../release-format/release-id.ts";
import { browserConfig, type Configuration } from "../webpack/browser-config.ts";
import { exposedChunk } from "../webpack/federation.ts";
import { RecordComponents } from "../webpack/record-components.ts";
import { RecordSharedUsage } from "../webpack/record-shared-usage.ts";
import { chunkFiles, runWebpack, scriptsAndStyles } from "../webpack/run-webpack.ts";
import { serverConfig } from "../webpack/server-config.ts";
import { findBuilt, recordBuilt } from "./build-cache.ts";
import { findLinks } from "./compatibility/find-links.ts";
import { addMembers, readPlatformSurface } from "./compatibility/platform-surface.ts";
import { parseScripts } from "./compatibility/scripts.ts";
import { readUsedCalls } from "./compatibility/used-calls.ts";
import { readFragments } from "./compatibility/used-fragments.ts";
import { compressFiles } from "./compress-files.ts";
import { createReleaseManifest, REMOTE_ENTRY } from "./create-release-manifest.ts";
import { describeFiles } from "./describe-files.ts";
import { moveDraft, withDraft } from "./draft-folder.ts";
import { hashInputs, listInputs } from "./inputs-hash.ts";
import { isShell, type PackageManifest, readPackageManifest } from "./package-manifest.ts";
import { readOrigin } from "./read-origin.ts";
import type { RouteTable } from "./route-table.ts";
import { readRoutes } from "./route-table.ts";

export interface BuiltRelease {
  name: string;
  id: string;
  version: string;
  /** Contains release.json and the files that it lists. */
  folder: string;
  /** `false` if the output folder had this release before. */
  built: boolean;
}

export interface BuildOptions {
  /** Folder of the package's releases, `<packageDir>/dist` by default. */
  outDir?: string;
}

/**
 * Builds a package into `<outDir>/<id of the release>/`. Inputs that have been built before are not built again. The
 * folder of a release appears only when the build is complete, and does not change afterwards.
 * @param root the workspace
 * @throws webpack's errors, or an error if the route table is invalid
 */
export async function buildRelease(
  root: string,
  packageDir: string,
  { outDir = join(packageDir, "dist") }: BuildOptions = {},
): Promise<BuiltRelease> {
  const inputs = hashInputs(root, packageDir);
  const cached = findBuilt(outDir, inputs);
  const { id, built } = cached ? { id: cached, built: false } : await buildNew(root, packageDir, outDir);
  recordBuilt(outDir, inputs, id);
  const folder = join(outDir, id);
  const { name, version } = Release.parse(readJson(join(folder, RELEASE_FILE)));
  return { name, id, version, folder, built };
}

/** Another process may build the same release at the same time: both have the same files. */
function buildNew(root: string, packageDir: string, outDir: string): Promise<{ id: string; built: boolean }> {
  return withDraft(outDir, async (draft) => {
    const id = await buildDraft(root, packageDir, draft);
    const folder = join(outDir, id);
    if (!existsSync(join(folder, RELEASE_FILE))) rmSync(folder, { recursive: true, force: true });
    return { id, built: await moveDraft(draft, folder) };
  });
}

/** Builds all files of a release into a folder. @returns the id */
async function buildDraft(root: string, packageDir: string, draft: string): Promise<string> {
  const manifest = readPackageManifest(packageDir);
  const { ssr } = manifest.ligate;
  const usage = new RecordSharedUsage();
  const components = new RecordComponents();
  const stats = await runWebpack(withPlugins(browserConfig(packageDir), draft, [usage, components]));
  if (ssr) await runWebpack(withPlugins(serverConfig(packageDir, draft), draft, [components]));
  writeJson(join(draft, BOM_FILE), createBillOfMaterials(manifest, components.components));

  const routes = await readRoutes(manifest, packageDir);
  const scripts = parseScripts(draft);
  const calls = await readUsedCalls(packageDir, scripts);
  writeJson(join(draft, CALLS_FILE), calls);
  const fragments = await readFragments(packageDir, manifest, scripts);
  writeJson(join(draft, FRAGMENTS_FILE), fragments);
  const surface = isShell(manifest) ? readPlatformSurface(join(root, "shared/platform")) : undefined;
  if (surface) writeJson(join(draft, PLATFORM_SURFACE_FILE), surface);
  else writeJson(join(draft, ROUTE_TABLE_FILE), routes);
  compressFiles(draft);

  const files = describeFiles(draft);
  const id = releaseId(files);
  const release = createReleaseManifest(manifest, {
    ...{ id, files, ssr },
    ...describePages(manifest, routes, stats),
    origin: readOrigin(root, listInputs(root, packageDir)),
    platformExports: surface ? addMembers(usage.exports, surface) : {},
    platformImports: surface ? {} : usage.imports,
    calls: mapValues(calls, ({ hash }) => hash),
    embeds: mapValues(fragments.embeds, ({ properties = {} }) => Object.keys(properties)),
    links: findLinks(scripts),
  });
  writeJson(join(draft, RELEASE_FILE), release);
  return id;
}

/** @param path output folder */
const withPlugins = (
  config: Configuration,
  path: string,
  plugins: NonNullable<Configuration["plugins"]>,
): Configuration => ({
  ...config,
  output: { ...config.output, path },
  plugins: [...(config.plugins ?? []), ...plugins],
});

const mapValues = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The chunk with the code of the shell; its entry contains federation's runtime only. */
const SHELL_CHUNK = "app";

/** The emitted files that a document needs: for the package itself, and for each page of its route table. */
function describePages(
  manifest: PackageManifest,
  { addresses, redirects, pages }: RouteTable,
  stats: StatsCompilation,
): Pick<Release, "entry" | "css" | "table" | "addresses" | "redirects" | "pages"> {
  if (isShell(manifest)) {
    const [entry = ""] = scriptsAndStyles(stats.entrypoints?.main?.assets).js;
    const { js, css } = chunkFiles(SHELL_CHUNK, stats);
    return { entry, css, table: { js, css: [] }, addresses, redirects, pages: {} };
  }
  const files = pages.map(({ id, ...page }) => [id, { ...page, ...chunkFiles(id, stats) }]);
  const table = chunkFiles(exposedChunk("./routes"), stats);
  const emitted = stats.assets?.map(({ name }) => name) ?? [];
  const entry = emitted.find((file) => readHashedName(file)?.name === REMOTE_ENTRY) ?? "";
  return { entry, css: [], table, addresses, redirects, pages: Object.fromEntries(files) };
}
