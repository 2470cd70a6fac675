/** Starts the API. Its imports are resolved by a cache, so the application is imported after it. */
import { cacheResolution } from "./loading/cached-resolution.ts";

cacheResolution();
await import("./bootstrap.ts");
