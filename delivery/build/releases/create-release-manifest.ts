import { Release } from "../release-format/release.ts";
import { STORE_STYLES, sharedModules, storeStyles } from "../webpack/shared-modules.ts";
import { isShell, type PackageManifest } from "./package-manifest.ts";

/** The file of a remote's container; in a release, its name has a hash. */
export const REMOTE_ENTRY = "remoteEntry.js";

/** Creates the content of `release.json` from a package.json and the results of a build. */
export function createReleaseManifest(
  manifest: PackageManifest,
  build: Omit<Release, "name" | "version" | "exposes" | "provides" | "shared">,
): Release {
  const shared = Object.entries(sharedModules("remote"));
  const versions = shared.map(([name, { version }]) => [name, version]);
  const ranges = shared.flatMap(([name, { requiredVersion }]) =>
    build.platformImports[name] ? [[name, requiredVersion]] : [],
  );
  const styles = storeStyles();
  return Release.parse({
    name: manifest.name,
    version: manifest.version,
    exposes: isShell(manifest) ? [] : ["./routes", ...Object.keys(manifest.ligate.fragments)],
    provides: isShell(manifest) ? { ...Object.fromEntries(versions), [STORE_STYLES]: styles.version } : {},
    shared: isShell(manifest)
      ? {}
      : { ...Object.fromEntries(ranges), [STORE_STYLES]: styles.requiredVersion },
    ...build,
  });
}
