import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The entries of @ligate/platform; each is a federated singleton. */
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

/** Foreign modules that exist once in a page. The router is not among them: it is shared as platform/router. */
const FOREIGN = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"] as const;

export interface Share {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  /** `false`: never bundled, the host provides it. */
  import?: false;
}

function versionOf(packageJson: string): string {
  return (require(packageJson) as { version: string }).version;
}

/**
 * What shell and remotes hold in common at run time. Every key has an explicit `requiredVersion`: a prefix key
 * or an implied version lets a mismatch pass in silence.
 * @param side the host provides, a remote only consumes
 */
export function shares(side: "host" | "remote"): Record<string, Share> {
  const reactVersion = versionOf("react/package.json");
  const platformVersion = versionOf("../../platform/package.json");
  const manner = side === "remote" ? { import: false as const } : {};
  const share = (version: string): Share => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    ...manner,
  });

  return Object.fromEntries([
    ...FOREIGN.map((name) => [name, share(reactVersion)]),
    ...PLATFORM_ENTRIES.map((name) => [`@ligate/platform/${name}`, share(platformVersion)]),
  ]);
}
