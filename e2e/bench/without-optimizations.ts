import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildRelease } from "@ligate/build/releases/build-release";
import { readPackageManifest } from "@ligate/build/releases/package-manifest";
import { REGISTRY_FILE, RELEASE_FILE, Registry, Release } from "@ligate/build/release-format/release";
import {
  type Configuration,
  type FederationOptions,
  federationPlugin,
} from "@ligate/build/webpack/browser-config";

const ROOT = resolve(import.meta.dirname, "../..");

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
app.then(({ shared, start }) => start(new Remotes(readRegistry(), async (name) => shared[name])));
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
  // The gateway inlines existing files only, so with this name the browser fetches the file.
  "the frame's styles as a file": (folder) =>
    rewrite(folder, "shell", (release) => ({
      ...release,
      css: release.css.map((file) => `${file}?fetched`),
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
    cpSync(federation, folder, { recursive: true });
    await disable(folder);
    folders[name] = folder;
  }
  return folders;
}

/** Replaces the live release of a package by another build. */
async function rebuild(
  folder: string,
  name: string,
  change: (config: Configuration) => Configuration,
): Promise<void> {
  rmSync(join(folder, name), { recursive: true });
  const { id } = await buildRelease(ROOT, join(ROOT, name), folder, change);
  const file = join(folder, REGISTRY_FILE);
  writeFileSync(file, JSON.stringify({ ...Registry.parse(readJson(file)), [name]: id }));
}

function federated(config: Configuration, name: string, options: FederationOptions): Configuration {
  const others = config.plugins?.filter((plugin) => plugin?.constructor.name !== "ModuleFederationPlugin");
  const card = readPackageManifest(join(ROOT, name));
  return { ...config, plugins: [federationPlugin(card, options), ...(others ?? [])] };
}

function rewrite(folder: string, name: string, change: (release: Release) => Release): void {
  const id = Registry.parse(readJson(join(folder, REGISTRY_FILE)))[name] ?? "";
  const file = join(folder, name, id, RELEASE_FILE);
  writeFileSync(file, JSON.stringify(change(Release.parse(readJson(file)))));
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
