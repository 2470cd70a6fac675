import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const BrowserPackage = z.object({
  /** Patterns of the addresses that a remote owns; none for the shell. */
  addresses: z.array(z.string().startsWith("/")).default([]),
  /** Federated name of each fragment → its module. */
  fragments: z.record(z.string().startsWith("./"), z.string()).default({}),
  /** Whether its pages are rendered on the server too. */
  ssr: z.boolean().default(false),
  /** Where its development server listens. */
  developmentPort: z.int(),
});

const PackageCard = z.object({
  name: z.string(),
  version: z.string(),
  ligate: BrowserPackage,
});
export type PackageCard = z.infer<typeof PackageCard>;

/** Reads what a browser package says of itself: name, version and the `ligate` part of its package.json. */
export function packageCard(dir: string): PackageCard {
  return PackageCard.parse(JSON.parse(readFileSync(join(dir, "package.json"), "utf8")));
}

/** The shell is the host: it owns no address, and exposes nothing. */
export const isShell = ({ name }: PackageCard): boolean => name === "shell";

/** The name under which federation knows a package: `mf-catalog` is the container `mf_catalog`. */
export const containerName = ({ name }: PackageCard): string => name.replaceAll("-", "_");
