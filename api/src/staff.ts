/** `pnpm staff`: runs one command. The exit code is 1 if the command fails. */
import { cacheResolution } from "./loading/cached-resolution.ts";

process.umask(0o077);
cacheResolution();
const { runStaff } = await import("./cli/run-staff.ts");
await runStaff(process.argv.slice(2));
