import type { Module } from "@swc/core";
import { findCalls } from "./find-calls.ts";
import { importContract } from "./import-contract.ts";

/** The schemas of a call, as @ligate/contract/compatibility/call-schemas declares them. */
interface CallSchema {
  hash: string;
}

interface CallSchemasModule {
  callSchemas: () => Record<string, CallSchema>;
}

/**
 * Reads which calls of the API a browser build uses, with their schemas. The contract is the one that the package
 * resolves.
 * @returns call, such as `GET /api/blogs/get-blog/:id/` → its schemas, sorted
 */
export async function readUsedCalls(
  packageDir: string,
  scripts: readonly Module[],
): Promise<Record<string, CallSchema>> {
  const { callSchemas } = await importContract<CallSchemasModule>(packageDir, "compatibility/call-schemas");
  const schemas = callSchemas();
  const keys = Object.keys(schemas);
  const used = new Set(scripts.flatMap((script) => findCalls(script, keys)));
  const entries = Object.entries(schemas).filter(([key]) => used.has(key));
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
