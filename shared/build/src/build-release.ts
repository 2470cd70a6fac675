import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StatsCompilation } from "webpack";
import { compressFiles } from "./compress-files.ts";
import { describeRelease, REMOTE_ENTRY } from "./describe-release.ts";
import { inputsHash } from "./inputs-hash.ts";
import { isShell, type PackageCard, packageCard } from "./package-card.ts";
import { RELEASE_FILE, type Release } from "./release-format.ts";
import { readPages } from "./route-table.ts";
import { chunkFiles, filesOf, runWebpack } from "./run-webpack.ts";
import { serverConfig } from "./server-webpack.ts";
import { browserConfig, type Configuration } from "./webpack.ts";

export interface BuiltRelease {
  name: string;
  id: string;
  /** `false` where a release of the same inputs was there already. */
  built: boolean;
}

/**
 * Builds one package into `releases/<name>/<hash of its inputs>/`, complete or not at all.
 * @param change builds it otherwise, to compare
 * @throws with webpack's errors, or where the package breaks a rule of the composition
 */
export async function buildRelease(
  root: string,
  packageDir: string,
  releasesDir: string,
  change = (config: Configuration) => config,
): Promise<BuiltRelease> {
  const card = packageCard(packageDir);
  const id = inputsHash(root, packageDir);
  const target = join(releasesDir, card.name, id);
  if (existsSync(join(target, RELEASE_FILE))) return { name: card.name, id, built: false };

  const draft = join(releasesDir, card.name, `.draft-${process.pid}`);
  try {
    const stats = await runWebpack(change(browserBuild(packageDir, draft)));
    if (card.ligate.ssr) await runWebpack(serverConfig(packageDir, draft));
    const release = await describe(card, id, packageDir, stats);
    compressFiles(draft);
    writeFileSync(join(draft, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { name: card.name, id, built: true };
}

function browserBuild(packageDir: string, path: string): Configuration {
  const config = browserConfig(packageDir);
  return { ...config, output: { ...config.output, path } };
}

async function describe(
  card: PackageCard,
  id: string,
  dir: string,
  stats: StatsCompilation,
): Promise<Release> {
  const { ssr } = card.ligate;
  if (!isShell(card)) {
    const pages = await readPages(join(dir, "src/routes.ts"));
    const files = pages.map(({ id, path, query }) => [id, { path, query, ...chunkFiles(id, stats) }]);
    const table = chunkFiles(ROUTE_TABLE_CHUNK, stats);
    return describeRelease(card, id, {
      ...{ entry: REMOTE_ENTRY, css: [], table, ssr },
      pages: Object.fromEntries(files),
    });
  }
  const [entry = ""] = filesOf(stats.entrypoints?.main?.assets).js;
  const { js, css } = chunkFiles(STORE_CHUNK, stats);
  return describeRelease(card, id, { entry, css, table: { js, css: [] }, pages: {}, ssr });
}

/** The chunk of the shell that everything but federation's runtime is in. */
const STORE_CHUNK = "store";

/** What federation calls the chunk of the exposed "./routes". */
const ROUTE_TABLE_CHUNK = "__federation_expose_routes";
