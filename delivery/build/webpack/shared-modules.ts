import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The entries of @ligate/platform that remotes and shell share as federated singletons. */
export const PLATFORM_ENTRIES = [
  "api",
  "cart",
  "drafts",
  "fragment",
  "head",
  "notices",
  "router",
  "session",
  "settings",
  "use-api-query",
] as const;

/** Shared third-party modules. The router is not one of them: it is shared as platform/router. */
const EXTERNAL_MODULES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"] as const;

export interface SharedModule {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  /** `false`: not bundled; the host provides the module. */
  import?: false;
}

function readVersion(packageJson: string): string {
  return (require(packageJson) as { version: string }).version;
}

/**
 * The modules that shell and remotes share at run time. Every key has an explicit `requiredVersion`: federation does not
 * report a mismatch for prefix keys and inferred versions. It is any version of the same major: whether the host has the
 * names that a remote uses, the gate checks name by name (decision 83).
 * @param side the host provides the modules, a remote consumes them
 */
export function sharedModules(side: "host" | "remote"): Record<string, SharedModule> {
  const reactVersion = readVersion("react/package.json");
  const platformVersion = readVersion("../../../shared/platform/package.json");
  const importOption = side === "remote" ? { import: false as const } : {};
  const share = (version: string): SharedModule => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: sameMajor(version),
    ...importOption,
  });

  return Object.fromEntries([
    ...EXTERNAL_MODULES.map((name) => [name, share(reactVersion)]),
    ...PLATFORM_ENTRIES.map((name) => [`@ligate/platform/${name}`, share(platformVersion)]),
  ]);
}

const sameMajor = (version: string): string => `^${version.split(".")[0]}.0.0`;

/** The tokens, element styles and cascade layers of the store, which the shell bundles for all remotes. */
export const STORE_STYLES = "@ligate/ui/styles/store.css";

/** Their version, and the range that a remote requires. They are no module of federation. */
export function storeStyles(): Pick<SharedModule, "version" | "requiredVersion"> {
  const version = readVersion("../../../shared/ui/package.json");
  return { version, requiredVersion: sameMajor(version) };
}
