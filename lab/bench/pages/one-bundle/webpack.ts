import { join } from "node:path";
import { browserConfig, type Configuration } from "@ligate/build/webpack/browser-config";
import { federationRuntimeConstants } from "@ligate/build/webpack/federation";
import { serverConfig } from "@ligate/build/webpack/server-config";

const HERE = import.meta.dirname;

/** The modules by which the shell uses federation. */
const FEDERATION = [
  "@module-federation/enhanced/runtime",
  "@module-federation/inject-external-runtime-core-plugin",
];

const SHELL = join(HERE, "../../../../shell/src");

/** The store as one bundle, split by page: the remotes' configuration without federation. */
export function oneBundle(path: string): Configuration {
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
      splitChunks: { cacheGroups: formsOf(config) },
    },
  };
}

/** The server bundles: the shell and the public pages, with the class names of the browser's bundle. */
export function oneBundleServers(path: string): { shell: Configuration; pages: Configuration } {
  const pages = serverConfig(HERE, join(path, "pages"));
  return {
    shell: { ...serverConfig(HERE, join(path, "shell")), entry: join(SHELL, "server.tsx"), externals: {} },
    pages: { ...pages, entry: "./public-routes.ts" },
  };
}

type CacheGroups = Record<string, object | false>;

function formsOf({ optimization }: Configuration): CacheGroups {
  const split = optimization?.splitChunks || {};
  const { default: _, defaultVendors, ...forms } = (split.cacheGroups ?? {}) as CacheGroups;
  return forms;
}
