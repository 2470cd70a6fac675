import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "@ligate/contract/settings/settings";
import { createDataDir } from "../../db/data-dir.ts";

/** The key that signs CSRF tokens: SESSION_SECRET, or a random one that is stored in DATA_DIR. */
export function sessionSecret({ SESSION_SECRET, DATA_DIR }: Settings): string {
  if (SESSION_SECRET) return SESSION_SECRET;
  createDataDir(DATA_DIR);
  const file = join(DATA_DIR, "session-secret");
  try {
    // With flag wx, only one of several processes that start at the same time writes; all read.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
