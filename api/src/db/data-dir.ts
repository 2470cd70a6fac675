import { accessSync, constants, mkdirSync, statSync } from "node:fs";

/** The data folder cannot be used. The message is for the operator. */
export class DataDirError extends Error {
  override name = "DataDirError";
}

/**
 * Creates the data folder, readable by its owner only, unless it exists.
 * @throws DataDirError if it is not a folder, cannot be created or is not writable
 */
export function createDataDir(dataDir: string) {
  const hint = "Set DATA_DIR to a folder that this user may write to.";
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = isFile(dataDir) ? "it is a file" : (error as NodeJS.ErrnoException).code;
    throw new DataDirError(`The data folder ${dataDir} cannot be created (${reason}). ${hint}`);
  }
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new DataDirError(`The data folder ${dataDir} is not writable. ${hint}`);
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
