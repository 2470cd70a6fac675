import { join } from "node:path";
import { writeFloor } from "./floor/release.ts";
import { writeOneBundle } from "./one-bundle/release.ts";
import { copyActive, readActive } from "./release-folders.ts";

/** A way to build the same sources. */
export type Variant = "one bundle" | "one bundle, server" | "federation" | "federation, server" | "floor";

/** Writes each variant of the store as a folder of releases for a gateway. @returns the folders */
export async function writeVariants(releasesDir: string, dir: string): Promise<Record<Variant, string>> {
  const federation = join(dir, "federation");
  await copyActive(releasesDir, federation);
  const one = await writeOneBundle(join(dir, "one"), await readActive(releasesDir));

  return {
    "one bundle": await clientRendered(one),
    "one bundle, server": one,
    federation: await clientRendered(federation),
    "federation, server": federation,
    floor: await writeFloor(join(dir, "floor")),
  };
}

/** Copies a folder of releases whose pages only the browser renders. */
export async function clientRendered(dir: string): Promise<string> {
  const copy = `${dir}-client`;
  await copyActive(dir, copy, (release) => ({ ...release, ssr: false }));
  return copy;
}
