import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import webpack from "webpack";
import { HASH_DIGITS, hashedName } from "../release-format/hashed-names.ts";
import { REMOTE_ENTRY } from "../releases/create-release-manifest.ts";
import { containerName, type PackageManifest } from "../releases/package-manifest.ts";
import { sharedModules } from "./shared-modules.ts";

/**
 * Constants for the shell, which uses federation's runtime API: the versions of the shared modules, and flags that remove
 * the runtime's support for manifests and Node, which the shell does not use.
 */
export const federationRuntimeConstants = () =>
  new webpack.DefinePlugin({
    SHARES: JSON.stringify(sharedModules("host")),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    ENV_TARGET: JSON.stringify("web"),
  });

/** The chunk of an exposed module, such as `__federation_expose_routes` of `./routes`. */
export const exposedChunk = (name: string): string =>
  `__federation_expose_${name.replace("./", "").replaceAll("-", "_")}`;

/** The federation plugin of a remote. */
export function federationPlugin(manifest: PackageManifest, isDevelopment: boolean) {
  // Federation would read the version from the working directory.
  process.env.MF_BUILD_VERSION = manifest.version;
  const exposes = { "./routes": "./src/routes.ts", ...manifest.ligate.fragments };
  return new ModuleFederationPlugin({
    name: containerName(manifest),
    filename: isDevelopment ? REMOTE_ENTRY : hashedName(REMOTE_ENTRY, `[contenthash:${HASH_DIGITS}]`),
    library: { type: "module" },
    shared: sharedModules("remote"),
    shareStrategy: "loaded-first",
    // The gateway reads release.json.
    manifest: false,
    // An entry in a file would depend on the working directory of the build.
    virtualRuntimeEntry: true,
    // The shell provides the runtime of the federation, which saves 15 kB in every remote.
    experiments: { externalRuntime: true },
    dts: false,
    dev: false,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([name, module]) => [name, { import: module, name: exposedChunk(name) }]),
    ),
  });
}
