/** The program that starts the API. First what makes loading quick: who waits for a restart may be paying. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { resolveDrizzleQuickly } from "./drizzle-resolve-hook.ts";

// Where it cannot be written, a start only takes longer.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
resolveDrizzleQuickly();
await import("./bootstrap.ts");
