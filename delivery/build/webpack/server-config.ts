import { SERVER_FILE } from "../release-format/release.ts";
import { isShell, readPackageManifest } from "../releases/package-manifest.ts";
import type { Configuration } from "./browser-config.ts";
import { cssRule, typescriptRule } from "./module-rules.ts";
import { sharedModules } from "./shared-modules.ts";

/**
 * The webpack configuration of the server build: one CommonJS file that the gateway evaluates with its own `require`.
 * The shell's file bundles and exports the shared modules; a remote's file requires them by name, so that each exists
 * once, as in a browser.
 * @param path output folder
 */
export function serverConfig(dir: string, path: string): Configuration {
  const manifest = readPackageManifest(dir);
  const shared = isShell(manifest)
    ? {}
    : Object.fromEntries(Object.keys(sharedModules("remote")).map((name) => [name, name]));

  return {
    context: dir,
    mode: "production",
    devtool: false,
    target: "node24",
    entry: isShell(manifest) ? "./src/server.tsx" : "./src/routes.ts",
    externals: shared,
    externalsType: "commonjs2",
    output: { path, filename: SERVER_FILE, library: { type: "commonjs2" } },
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: {
      parser: { javascript: { dynamicImportMode: "eager" } },
      rules: [typescriptRule(false), cssRule(manifest, false)],
    },
    optimization: { minimize: false },
    performance: { hints: false },
  };
}
