/** `pnpm staff <command>`: resolves DATA_DIR as `npm start` does and runs the API's staff program. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { ROOT } from "@ligate/build/packages";

const { status } = spawnSync(
  process.execPath,
  [resolve(ROOT, "api/src/staff.ts"), ...process.argv.slice(2)],
  {
    stdio: "inherit",
    // pnpm changes to the root; file arguments are relative to the caller's folder.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, DATA_DIR: resolve(ROOT, process.env.DATA_DIR || "var") },
  },
);
process.exitCode = status ?? 1;
