import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { RELEASE_FILE } from "@ligate/build/release-format/release";
import { findBuilt } from "@ligate/build/releases/build-cache";
import { hashInputs } from "@ligate/build/releases/inputs-hash";
import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { verifyReleaseFolder } from "../repository/release-folder.ts";

export interface BuiltReleaseOptions {
  /** Folder of built releases, relative to the caller's; by default the package's `dist/`. */
  from?: string | undefined;
}

const outFolder = (name: string, from?: string): string =>
  from ? resolve(process.env.INIT_CWD ?? process.cwd(), from) : join(ROOT, name, "dist");

/**
 * The release of a package that has been built here: the one with this id, or that of the current sources.
 * @throws a sentence if it has not been built, or if its files have changed since
 */
export async function findBuiltRelease(
  name: string,
  id: string | undefined,
  { from }: BuiltReleaseOptions = {},
): Promise<ReleaseOnDisk> {
  const outDir = outFolder(name, from);
  const ids = builtIds(outDir);
  const found = id ?? (from ? onlyOne(ids, outDir) : currentRelease(name));
  if (!found) {
    const others = ids.length > 0 ? `, or name another release: ${list(ids)}` : "";
    throw new Error(
      `The current sources of ${name} are not built. Build them: pnpm --filter ${name} build${others}.`,
    );
  }
  if (!ids.includes(found)) {
    throw new Error(`${outDir} has no release ${found} of ${name}. It has ${list(ids)}.`);
  }
  const folder = join(outDir, found);
  const release = await verifyReleaseFolder(folder);
  if (release.name !== name) throw new Error(`${folder} is a release of ${release.name}, not of ${name}.`);
  return { release, folder };
}

/** The id of the release of the current sources; `undefined` if it has not been built. */
export const currentRelease = (name: string): string | undefined =>
  findBuilt(outFolder(name), hashInputs(ROOT, join(ROOT, name)));

/** Whether a release of this id has been built here. */
export const isBuilt = (name: string, id: string, { from }: BuiltReleaseOptions = {}): boolean =>
  builtIds(outFolder(name, from)).includes(id);

function builtIds(outDir: string): string[] {
  if (!existsSync(outDir)) return [];
  return readdirSync(outDir).filter(
    (id) => !id.startsWith(".") && existsSync(join(outDir, id, RELEASE_FILE)),
  );
}

function onlyOne(ids: string[], outDir: string): string {
  const [id] = ids;
  if (id && ids.length === 1) return id;
  throw new Error(`${outDir} has ${list(ids)}. Name the release that you mean.`);
}

const list = (ids: string[]): string => ids.join(", ") || "no release";
