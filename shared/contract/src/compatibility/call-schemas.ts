/**
 * The schemas of the contract's calls as JSON. A release records those that it was built with, and the API serves its
 * own, so that releases and APIs of different dates can be compared. For servers and builds; browsers do not load it.
 */
import { hash } from "node:crypto";
import * as z from "../common/zod.ts";
import { contract } from "../contract.ts";
import type { Endpoint } from "../endpoint.ts";
import { canonicalJson, JsonSchema } from "./json-schema.ts";
import { SchemaComparison } from "./schema-comparison.ts";
import { writeJsonSchema } from "./write-json-schema.ts";

/** The schemas of one call. Errors are not part of them: a client can handle any error, by its `detail`. */
export const CallSchema = z.object({
  /** The first 16 hex digits of the SHA-256 of request and response. */
  hash: z.string(),
  /** The request that the API accepts: an object with `query`, `body` or `form`, and `signedIn` if it requires a session. */
  request: JsonSchema,
  /** The response that the client receives. */
  response: JsonSchema,
});
export type CallSchema = z.infer<typeof CallSchema>;

/** Call, such as `GET /api/blogs/get-blog/:id/` → its schemas. */
export const CallSchemas = z.record(z.string(), CallSchema);
export type CallSchemas = z.infer<typeof CallSchemas>;

let ofContract: CallSchemas | undefined;

/** The schemas of all calls of the contract. Computed at the first call. */
export function callSchemas(): CallSchemas {
  ofContract ??= Object.fromEntries(
    Object.values(contract).map((call) => [`${call.method} ${call.path}`, callSchema(call)]),
  );
  return ofContract;
}

/** The schemas of a declared call. */
export function callSchema(endpoint: Endpoint): CallSchema {
  const schemas = {
    request: writeJsonSchema(requestOf(endpoint), "input"),
    response: writeJsonSchema(endpoint.response, "output"),
  };
  return { hash: hash("sha256", canonicalJson(schemas), "hex").slice(0, 16), ...schemas };
}

/** A request as one object. A body in JSON and one in a multipart form have different names, because neither replaces the other. */
function requestOf({ query, body, multipart, signedIn }: Endpoint): z.ZodType {
  return z.object({
    ...(query && { query: query.safeParse({}).success ? query.optional() : query }),
    ...(body && { [multipart ? "form" : "body"]: body }),
    ...(signedIn && { signedIn: z.literal(true) }),
  });
}

/**
 * Compares the calls of a release with those of an API. Every request that the release may send has to be accepted, and
 * every response that the API may send has to be one that the release can read. Calls with the same hash are equal, and
 * names of path parameters do not matter.
 * @param used calls of a release
 * @param provided calls of an API
 * @returns one sentence per incompatible call: what, where, and what to do; empty if all are compatible
 */
export function findIncompatibleCalls(used: CallSchemas, provided: CallSchemas): string[] {
  const byAddress = new Map(Object.entries(provided).map(([name, call]) => [addressOf(name), call]));
  return Object.entries(used).flatMap(([name, call]) => {
    const served = byAddress.get(addressOf(name));
    if (!served) return [`The API has no call ${name}. ${RELEASE_FIRST}`];
    const differences = served.hash === call.hash ? [] : callDifferences(call, served);
    return differences.length > 0 ? [`${name}: ${differences.join("; ")}. ${RELEASE_FIRST}`] : [];
  });
}

const RELEASE_FIRST =
  "Release the API that has the call as the release needs it first, or build the release against the contract of the API.";

/** The call without what is the same on the wire: the names of path parameters, and the trailing slash. */
const addressOf = (name: string) => name.replaceAll(/:\w+/g, ":").replace(/\/$/, "");

function callDifferences(used: CallSchema, served: CallSchema): string[] {
  const release = "the release";
  const api = "the API";
  const request = { sender: release, sent: used.request, receiver: api, taken: served.request };
  const response = { sender: api, sent: served.response, receiver: release, taken: used.response };
  return [
    new SchemaComparison(request, true).run("request"),
    new SchemaComparison(response, false).run("response"),
  ].filter((difference) => difference !== undefined);
}
