import { rm, writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { UsageError } from "../command.ts";

/**
 * Writes a file that only its user can read. Never replaces one, and leaves none behind that is not complete.
 * @param option the command's option that names the file, without `--`
 * @throws UsageError if it exists or cannot be written
 */
export async function writeNewFile(
  path: string,
  bytes: Uint8Array | Readable,
  option: string,
): Promise<void> {
  try {
    await writeFile(path, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST")
      throw new UsageError(`The file ${path} exists. Choose another one with --${option}.`);
    throw new UsageError(`${path} cannot be written (${code}).`);
  }
  try {
    await writeFile(path, bytes);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
