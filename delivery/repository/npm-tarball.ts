import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buffer } from "node:stream/consumers";

/** The folder of a package that contains the files of a release, beside package.json. */
export const RELEASE_FOLDER = "release";

/**
 * Packs an npm package. Equal content gives equal bytes, so that parallel publishers of a release send the same tarball:
 * Verdaccio can store the tarball of one with the metadata, and the integrity, of another.
 * @param writeRelease writes files into the folder `release` of the package
 */
export async function packPackage(
  packageJson: Record<string, unknown>,
  writeRelease?: (folder: string) => Promise<void>,
): Promise<Buffer> {
  // Loaded here, because servers read repositories and pack nothing.
  const { create } = await import("tar");
  const temporary = await mkdtemp(join(tmpdir(), "ligate-package-"));
  try {
    const folder = join(temporary, "package");
    await mkdir(folder);
    await writeFile(join(folder, "package.json"), `${JSON.stringify(packageJson, null, 2)}\n`);
    await writeRelease?.(join(folder, RELEASE_FOLDER));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const paths = files.map((file) => relative(temporary, file)).sort();
    return await buffer(create({ cwd: temporary, gzip: true, portable: true, mtime: new Date(0) }, paths));
  } finally {
    await rm(temporary, { recursive: true });
  }
}
