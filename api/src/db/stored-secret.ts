import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDataDir, DataDirError } from "./data-dir.ts";

/** 32 bytes in Base64. */
const SECRET = /^[\w-]{43}$/;

/**
 * 32 random bytes in Base64, which are generated once and stored in a file of the data folder that only its owner can read.
 * @throws DataDirError if the folder cannot be used or the file is damaged
 */
export function readStoredSecret(dataDir: string, name: string): string {
  createDataDir(dataDir);
  const file = join(dataDir, name);
  try {
    // With flag wx, only one of several processes that start at the same time writes; all read.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (SECRET.test(secret)) return secret;
  throw new DataDirError(
    `${file} is damaged. Restore it from a backup, or delete it, so that the store generates another secret.`,
  );
}
