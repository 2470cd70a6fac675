/** Starts the API. Enables the compile cache before the application is loaded, so that a restart is fast. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { cacheResolution } from "./loading/cached-resolution.ts";

// Data and secrets are readable by the store's user only.
process.umask(0o077);
// The cache that `npm start` gives all services, for an API that is started without it. If the folder is not writable, only
// the start is slower.
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));
cacheResolution();
await import("./bootstrap.ts");
