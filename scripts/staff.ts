/** `pnpm staff <command>`: finds the store's data as `npm start` does, and leaves the rest to the API. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { ROOT } from "./packages.ts";

const { status } = spawnSync(
  process.execPath,
  [resolve(ROOT, "api/src/staff/staff.ts"), ...process.argv.slice(2)],
  {
    stdio: "inherit",
    // Where it was called: pnpm itself has changed to the root.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, DATA_DIR: resolve(ROOT, process.env.DATA_DIR || "var") },
  },
);
process.exitCode = status ?? 1;
