import { cpSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "@ligate/build/releases/compress-files";
import type { ActiveRelease, Release } from "@ligate/build/release-format/release";
import { readRouteTable } from "@ligate/build/releases/route-table";
import { chunkFiles, runWebpack, scriptsAndStyles } from "@ligate/build/webpack/run-webpack";
import { BENCH_ID, minimalRelease, writeReleases } from "../plain-release.ts";
import { oneBundle, oneBundleServers } from "./webpack.ts";

type Stats = Awaited<ReturnType<typeof runWebpack>>;

/**
 * Builds the bundle and writes it for a gateway as three releases of one build: the shell, and two remotes whose entry
 * is the bundle itself, one with the public pages and one with the others.
 * @param live the federated releases, for the addresses that they own
 */
export async function writeOneBundle(dir: string, live: ActiveRelease[]): Promise<string> {
  const files = join(dir, "one-bundle", BENCH_ID);
  const stats = await runWebpack(oneBundle(files));
  compressFiles(files);
  await buildServers(dir);

  const { js, css } = scriptsAndStyles(stats.entrypoints?.main?.assets);
  const entry = js.at(-1) ?? "";
  const outside = { entry: bundlePath(entry), css: css.map(bundlePath) };
  const remotes = live.filter(({ name }) => name !== "shell");
  const owned = (ssr: boolean) => remotes.filter((one) => one.ssr === ssr).flatMap((one) => one.addresses);
  const publicPages = await pagesOf("public-routes.ts", stats, (file) => file);
  const privatePages = await pagesOf("private-routes.ts", stats, bundlePath);
  writeReleases(dir, [
    minimalRelease({ name: "shell", ssr: true, ...outside }),
    minimalRelease({ name: "one-bundle", entry, ssr: true, addresses: owned(true), pages: publicPages }),
    minimalRelease({
      name: "one-bundle-private",
      entry: outside.entry,
      addresses: owned(false),
      pages: privatePages,
    }),
  ]);
  return dir;
}

/** The path of a file of the bundle, relative to the folder of another release. */
const bundlePath = (file: string) => `../../one-bundle/${BENCH_ID}/${file}`;

async function buildServers(dir: string): Promise<void> {
  const servers = oneBundleServers(join(dir, "servers"));
  await runWebpack(servers.shell);
  await runWebpack(servers.pages);
  cpSync(join(dir, "servers/shell"), join(dir, "shell", BENCH_ID), { recursive: true });
  cpSync(join(dir, "servers/pages"), join(dir, "one-bundle", BENCH_ID), { recursive: true });
}

async function pagesOf(
  table: string,
  stats: Stats,
  where: (file: string) => string,
): Promise<Release["pages"]> {
  const { pages } = await readRouteTable(join(import.meta.dirname, table));
  const files = (id: string) => chunkFiles(id, stats);
  return Object.fromEntries(
    pages.map(({ id, ...page }) => [
      id,
      { ...page, js: files(id).js.map(where), css: files(id).css.map(where) },
    ]),
  );
}
