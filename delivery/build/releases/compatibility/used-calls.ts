import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findCalls } from "./find-calls.ts";

/** The schemas of a call, as @ligate/contract/compatibility/call-schemas declares them. */
interface CallSchema {
  hash: string;
}

interface CallSchemasModule {
  callSchemas: () => Record<string, CallSchema>;
}

/**
 * Reads which calls of the API a browser build uses, with their schemas. The contract is the one that the package
 * resolves. It is imported at run time, because the contract's tests depend on this package.
 * @param dir folder of the emitted files
 * @returns call, such as `GET /api/blogs/get-blog/:id/` → its schemas, sorted
 */
export async function readUsedCalls(packageDir: string, dir: string): Promise<Record<string, CallSchema>> {
  const require = createRequire(join(packageDir, "package.json"));
  const file = require.resolve("@ligate/contract/compatibility/call-schemas");
  const { callSchemas } = (await import(pathToFileURL(file).href)) as CallSchemasModule;
  const schemas = callSchemas();
  const keys = Object.keys(schemas);
  const scripts = readdirSync(dir).filter((name) => name.endsWith(".js"));
  const used = new Set(scripts.flatMap((name) => findCalls(readFileSync(join(dir, name), "utf8"), keys)));
  const entries = Object.entries(schemas).filter(([key]) => used.has(key));
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
