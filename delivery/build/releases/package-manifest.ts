import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const BrowserPackage = z.strictObject({
  /** Federated name of each fragment → its module. */
  fragments: z.record(z.string().startsWith("./"), z.string()).default({}),
  /** Whether the gateway renders its pages. */
  ssr: z.boolean().default(false),
  /** Default port of its development server. */
  developmentPort: z.int(),
});

const PackageManifest = z.object({
  name: z.string(),
  version: z.string(),
  ligate: BrowserPackage,
});
export type PackageManifest = z.infer<typeof PackageManifest>;

/**
 * Reads the package.json of the shell or of a remote: name, version and its `ligate` section.
 * @throws if the folder contains no such package
 */
export function readPackageManifest(dir: string): PackageManifest {
  const file = join(dir, "package.json");
  const parsed = PackageManifest.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file} does not describe the shell or a remote. Run the command in the folder of one, or correct:\n${z.prettifyError(parsed.error)}`,
  );
}

/** The shell is the host: it owns no address and exposes no module. */
export const isShell = ({ name }: PackageManifest): boolean => name === "shell";

/** The container name of a package in the federation: `mf_catalog` for `mf-catalog`. */
export const containerName = ({ name }: PackageManifest): string => name.replaceAll("-", "_");
