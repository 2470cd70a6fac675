import { accessSync, chmodSync, constants, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createFolder } from "@ligate/server/create-folder";

/** The data folder cannot be used. The message is for the operator. */
export class DataDirError extends Error {
  override name = "DataDirError";
}

/** Subfolders that the store writes to. */
const FILLED_FOLDERS = ["db", "sandbox"];
const STICKY = 0o1000;

/**
 * Creates the data folder, and removes other users' access to an existing one: it contains password hashes and mails.
 * @throws DataDirError if it is not a folder, cannot be created, is not writable, or is shared as /tmp is
 */
export function createDataDir(dataDir: string) {
  const hint = "Set DATA_DIR to a folder that this user may write to.";
  try {
    createFolder(dataDir, 0o700);
  } catch (error) {
    const reason = isFile(dataDir) ? "it is a file" : (error as NodeJS.ErrnoException).code;
    throw new DataDirError(`The data folder ${dataDir} cannot be created (${reason}). ${hint}`);
  }
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new DataDirError(`The data folder ${dataDir} is not writable. ${hint}`);
  }
  if (statSync(dataDir).mode & STICKY)
    throw new DataDirError(`The data folder ${dataDir} is shared by all users of this machine. ${hint}`);
  restrict(dataDir);
}

/**
 * Removes other users' access to the files of the database and of the sandbox. PGlite makes its first files readable by
 * all users, whatever the umask; so did earlier versions of the store.
 */
export function restrictFiles(dataDir: string): void {
  for (const name of FILLED_FOLDERS) restrictAll(join(dataDir, name));
}

function restrictAll(folder: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  restrict(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) restrictAll(path);
    else if (entry.isFile()) restrict(path);
  }
}

/** Does nothing for a file of another user, such as a mounted folder that a group shares, and for a deleted one. */
function restrict(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  const isOwn = found?.uid === process.getuid?.();
  if (found && isOwn && found.mode & 0o077) chmodSync(path, found.mode & 0o700);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
