import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "@ligate/build/release-format/release";
import { compressFiles } from "@ligate/build/releases/compress-files";
import { readRouteTable } from "@ligate/build/releases/route-table";
import { browserConfig, type Configuration } from "@ligate/build/webpack/browser-config";
import { federationRuntimeConstants } from "@ligate/build/webpack/federation";
import { chunkFiles, runWebpack, scriptsAndStyles } from "@ligate/build/webpack/run-webpack";
import { serverConfig } from "@ligate/build/webpack/server-config";
import type { ReleaseOnDisk } from "@ligate/delivery/gate/release-change";
import { BENCH_ID, writeRelease } from "../write-release.ts";

const HERE = import.meta.dirname;

/** The modules by which the shell uses federation. */
const FEDERATION = [
  "@module-federation/enhanced/runtime",
  "@module-federation/inject-external-runtime-core-plugin",
];

const SHELL_SERVER = join(HERE, "../../../shell/src/server.tsx");

type Stats = Awaited<ReturnType<typeof runWebpack>>;

/**
 * Builds the bundle and writes it for a gateway as three releases of one build: the shell, which contains the
 * bundle, and two remotes whose entry is the bundle itself, one with the public pages and one with the
 * others. The servers' files are those of the shell and of the public pages, with the class names of the
 * browser's bundle.
 * @param dir a folder for the releases
 * @param active the federated releases, for the addresses that they own
 */
export async function buildOneBundle(dir: string, active: ReleaseOnDisk[]): Promise<ReleaseOnDisk[]> {
  const shell = join(dir, "shell");
  const stats = await runWebpack(browserBundle(shell));
  compressFiles(shell);
  await runWebpack({ ...serverConfig(HERE, shell), entry: SHELL_SERVER, externals: {} });
  const { js, css } = scriptsAndStyles(stats.entrypoints?.main?.assets);
  const entry = js.at(-1) ?? "";
  const remote = async (name: string, ssr: boolean, table: string) => {
    const owned = active.filter(({ release }) => release.name !== "shell" && release.ssr === ssr);
    const addresses = owned.flatMap(({ release }) => release.addresses);
    const folder = join(dir, name);
    if (ssr) await runWebpack({ ...serverConfig(HERE, folder), entry: `./${table}` });
    const pages = await readPages(table, stats);
    // The gateway inlines the stylesheets of a page from the folder of its release.
    const styles = Object.values(pages).flatMap((page) => page.css);
    for (const file of styles) cpSync(join(shell, file), join(folder, file));
    return writeRelease(folder, { name, entry: bundlePath(entry), ssr, addresses, pages });
  };
  return [
    await remote("one-bundle", true, "public-routes.ts"),
    await remote("one-bundle-private", false, "private-routes.ts"),
    writeRelease(shell, { name: "shell", entry, css, ssr: true }),
  ];
}

/** The path of a file of the bundle, relative to the folder of a remote. */
const bundlePath = (file: string) => `../../shell/${BENCH_ID}/${file}`;

async function readPages(table: string, stats: Stats): Promise<Release["pages"]> {
  const { pages } = await readRouteTable(join(HERE, table));
  const entries = pages.map(({ id, ...page }) => {
    const { js, css } = chunkFiles(id, stats);
    return [id, { ...page, js: js.map(bundlePath), css }] as const;
  });
  return Object.fromEntries(entries);
}

/** The store as one bundle, split by page: the remotes' configuration without federation. */
function browserBundle(path: string): Configuration {
  const config = browserConfig(HERE);
  return {
    ...config,
    entry: "./main.ts",
    output: { ...config.output, path },
    resolve: {
      ...config.resolve,
      alias: Object.fromEntries(FEDERATION.map((name) => [`${name}$`, join(HERE, "runtime.ts")])),
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== "ModuleFederationPlugin"),
      federationRuntimeConstants(),
    ],
    optimization: {
      ...config.optimization,
      // Within one bundle webpack extracts the modules that pages have in common.
      splitChunks: { cacheGroups: findFormGroups(config) },
    },
  };
}

type CacheGroups = Record<string, object | false>;

function findFormGroups({ optimization }: Configuration): CacheGroups {
  const split = optimization?.splitChunks || {};
  const { default: _, defaultVendors, ...forms } = (split.cacheGroups ?? {}) as CacheGroups;
  return forms;
}
