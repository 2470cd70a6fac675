import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  REGISTRY_FILE,
  RELEASE_FILE,
  Registry,
  Release,
  readActiveReleases,
} from "@ligate/build/release-format/release";
import { writeFloor } from "./floor/release.ts";
import { writeOneBundle } from "./one-bundle/release.ts";
import { writeReleases } from "./plain-release.ts";

/** A way to build the same sources. */
export type Variant = "one bundle" | "one bundle, server" | "federation" | "federation, server" | "floor";

/** Writes each variant of the store as a folder of releases for a gateway. @returns the folders */
export async function writeVariants(releasesDir: string, dir: string): Promise<Record<Variant, string>> {
  const live = await readActiveReleases(releasesDir);
  const federation = join(dir, "federation");
  for (const { name, id } of live)
    cpSync(join(releasesDir, name, id), join(federation, name, id), { recursive: true });
  writeReleases(federation, live);
  const one = await writeOneBundle(join(dir, "one"), live);

  return {
    "one bundle": clientRendered(one),
    "one bundle, server": one,
    federation: clientRendered(federation),
    "federation, server": federation,
    floor: await writeFloor(join(dir, "floor")),
  };
}

/** Copies a folder of releases whose pages only the browser renders. */
export function clientRendered(dir: string): string {
  const copy = `${dir}-client`;
  cpSync(dir, copy, { recursive: true });
  const registry = Registry.parse(readJson(join(copy, REGISTRY_FILE)));
  for (const [name, id] of Object.entries(registry)) {
    const file = join(copy, name, id, RELEASE_FILE);
    writeFileSync(file, JSON.stringify({ ...Release.parse(readJson(file)), ssr: false }));
  }
  return copy;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
