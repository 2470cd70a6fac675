import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Release } from "@ligate/build/release-format/release";
import { buildRelease } from "@ligate/build/releases/build-release";
import { readPackageManifest } from "@ligate/build/releases/package-manifest";
import type { Configuration } from "@ligate/build/webpack/browser-config";
import { type FederationOverrides, federationPlugin } from "@ligate/build/webpack/federation";
import { readRelease } from "@ligate/delivery/repository/release-folder";
import { activate, copyActive, getReleaseFolder, readActive } from "./release-folders.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Loaders wait for the page's chunk, as if they were part of it. */
const LATE_DATA = `
import { routes as table } from "./src/routes.ts";
const late = ({ loader, lazy, ...route }) =>
  ({ ...route, lazy: async () => ({ ...(await lazy?.()), loader }) });
export const routes = table.map((route) => (route.loader && route.lazy ? late(route) : route));
`;

/** The shell requests the remote of an address after all of its own code has loaded. */
const LATE_REMOTE = `
import { Remotes } from "./src/remotes/remotes.ts";
import { readRegistry } from "./src/app/document-data.ts";
const app = import(/* webpackChunkName: "app" */ "./src/app/app.tsx");
app.then(({ shared, start, verifyRemote }) =>
  start(new Remotes(readRegistry(), async (name) => shared[name], verifyRemote)));
`;

const ROUTER = join(ROOT, "shared/platform");
/** Replaces platform's facade by all exports of the router. */
const WHOLE_ROUTER = `
export * from "${ROUTER}/node_modules/react-router-dom/dist/index.mjs";
export { useNavigateTo } from "${ROUTER}/src/router.ts";
`;

/** Shared modules are looked up as files. */
function written(folder: string, name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

/** The gateway inlines stylesheets. The inlined one imports the file, under whose name federation looks for it. */
function importing(folder: string, file: string): string {
  mkdirSync(join(folder, "importing"), { recursive: true });
  writeFileSync(join(folder, "importing", file), `@import url("../${file}");`);
  return `importing/${file}`;
}

const inline = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

/** For each optimization, how to build without it. */
const WITHOUT: Record<string, (folder: string) => unknown> = {
  "page's files not preloaded": (folder) =>
    rewrite(folder, "mf-catalog", (release) => ({
      ...release,
      table: { ...release.table, js: [] },
      pages: Object.fromEntries(
        Object.entries(release.pages).map(([id, page]) => [id, { ...page, js: [], css: page.css }]),
      ),
    })),
  "the frame's styles as a file": (folder) =>
    rewrite(folder, "shell", (release) => ({
      ...release,
      css: release.css.map((file) => importing(getReleaseFolder(folder, "shell", release.id), file)),
    })),
  "data fetched after the code": (folder) =>
    rebuild(folder, "mf-catalog", (config) =>
      federated(config, "mf-catalog", {
        exposes: { "./routes": inline(LATE_DATA) },
      }),
    ),
  "federation's runtime in the remote too": (folder) =>
    rebuild(folder, "mf-catalog", (config) => federated(config, "mf-catalog", { experiments: {} })),
  "remote asked for after the shell": (folder) =>
    rebuild(folder, "shell", (config) => ({ ...config, entry: { main: inline(LATE_REMOTE) } })),
  "the whole router, without the facade": (folder) =>
    rebuild(folder, "shell", (config) => ({
      ...config,
      resolve: {
        ...config.resolve,
        alias: { "@ligate/platform/router$": written(folder, "whole-router.js", WHOLE_ROUTER) },
      },
    })),
};

/** Writes a copy of the federated store without each optimization. @returns optimization → folder */
export async function writeWithoutOptimizations(
  federation: string,
  dir: string,
): Promise<Record<string, string>> {
  const folders: Record<string, string> = {};
  for (const [name, disable] of Object.entries(WITHOUT)) {
    const folder = join(dir, String(Object.keys(folders).length));
    await copyActive(federation, folder);
    await disable(folder);
    folders[name] = folder;
  }
  return folders;
}

/** Replaces the active release of a package by another build. */
async function rebuild(
  folder: string,
  name: string,
  change: (config: Configuration) => Configuration,
): Promise<void> {
  const outDir = dirname(getReleaseFolder(folder, name));
  const built = await buildRelease(ROOT, join(ROOT, name), { outDir, changeConfig: change });
  await activate(folder, await readRelease(built.folder));
}

function federated(config: Configuration, name: string, options: FederationOverrides): Configuration {
  const manifest = readPackageManifest(join(ROOT, name));
  const plugins = config.plugins?.map((plugin) =>
    plugin?.constructor.name === "ModuleFederationPlugin" ? federationPlugin(manifest, options) : plugin,
  );
  return { ...config, plugins };
}

async function rewrite(folder: string, name: string, change: (release: Release) => Release): Promise<void> {
  const release = (await readActive(folder)).find((one) => one.name === name);
  if (!release) throw new Error(`${folder} has no active release of ${name}.`);
  await activate(folder, change(release));
}
