import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "@ligate/contract/settings/settings";

/** The key that signs CSRF tokens: the one that is set, else one that is made once and kept in DATA_DIR. */
export function sessionSecret({ SESSION_SECRET, DATA_DIR }: Settings): string {
  if (SESSION_SECRET) return SESSION_SECRET;
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const file = join(DATA_DIR, "session-secret");
  try {
    // Of two processes that start at once, one writes and both read.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
