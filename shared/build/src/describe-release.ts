import { isShell, type PackageCard } from "./package-card.ts";
import { Release } from "./release-format.ts";
import { shares } from "./shares.ts";

/** The file that every remote's container is loaded by. Unhashed: it lies in its release's own folder. */
export const REMOTE_ENTRY = "remoteEntry.js";

/** What a package says of itself in `release.json`, beside the files that its build gave. */
export function describeRelease(
  card: PackageCard,
  id: string,
  files: Pick<Release, "entry" | "css" | "table" | "pages" | "ssr">,
): Release {
  const shared = Object.entries(shares("remote"));
  const versions = shared.map(([name, { version }]) => [name, version]);
  const ranges = shared.map(([name, { requiredVersion }]) => [name, requiredVersion]);
  return Release.parse({
    name: card.name,
    version: card.version,
    id,
    exposes: isShell(card) ? [] : ["./routes", ...Object.keys(card.ligate.fragments)],
    provides: isShell(card) ? Object.fromEntries(versions) : {},
    shared: isShell(card) ? {} : Object.fromEntries(ranges),
    addresses: card.ligate.addresses,
    ...files,
  });
}
