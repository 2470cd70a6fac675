import { access, constants, readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "./command.ts";

/** Texts of quotes and answers are smaller. */
const MAX_TEXT_BYTES = 10 * 1024 * 1024;

/** Reads a text file. @throws UsageError if it is missing, not a file, not readable or larger than 10 MiB */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await assertReadable(path);
  if (bytes > MAX_TEXT_BYTES) throw new UsageError(`The file ${path} is larger than 10 MiB.`);
  return readFile(path, "utf8");
}

/** @returns the path of a file that a command names @throws UsageError if there is no such file, or it cannot be read */
export async function resolveReadable(folder: string, name = ""): Promise<string> {
  const path = resolve(folder, name);
  await assertReadable(path);
  return path;
}

/** @returns its size @throws UsageError if there is no such file, or it cannot be read */
export async function assertReadable(path: string): Promise<number> {
  try {
    const file = await stat(path);
    // Reading a device or a pipe may never end.
    if (!file.isFile()) throw new UsageError(`${path} is not a file.`);
    await access(path, constants.R_OK);
    return file.size;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const isMissing = code === "ENOENT" || code === "ENOTDIR";
    throw new UsageError(
      isMissing ? `There is no file ${path}.` : `The file ${path} cannot be read (${code}).`,
    );
  }
}
