import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { create } from "tar";

/** The folder of a package that contains the files of a release, beside package.json. */
export const RELEASE_FOLDER = "release";

/**
 * Packs an npm package.
 * @param writeRelease writes files into the folder `release` of the package
 */
export async function packPackage(
  packageJson: Record<string, unknown>,
  writeRelease?: (folder: string) => Promise<void>,
): Promise<Buffer> {
  const temporary = await mkdtemp(join(tmpdir(), "ligate-package-"));
  try {
    const folder = join(temporary, "package");
    await mkdir(folder);
    await writeFile(join(folder, "package.json"), `${JSON.stringify(packageJson, null, 2)}\n`);
    await writeRelease?.(join(folder, RELEASE_FOLDER));
    return await buffer(create({ cwd: temporary, gzip: true, portable: true }, ["package"]));
  } finally {
    await rm(temporary, { recursive: true });
  }
}
