import { loadOnUse } from "../../loading/load-on-use.ts";
import { type CallName, type KnownCall, knownCalls } from "./calls.ts";
import { type Example, readExamples } from "./examples.ts";
import { type JsonSchema, toJsonSchema } from "./json-schema.ts";

// Importing node:http loads undici for its WebSocket, which the API does not use.
const { STATUS_CODES } = process.getBuiltinModule("node:http");
const callsByRoute = new Map(knownCalls.map((call) => [`${call.method} ${call.path}`, call]));
const examples = loadOnUse(readExamples);

/** The documentation of a route for @fastify/swagger: its endpoint in the contract and a recorded example. */
export function describeRoute(method: string, url: string): object {
  const call = callsByRoute.get(`${method} ${url}`);
  return call ? describeCall(call, examples()[call.name as CallName] ?? {}) : { hide: true };
}

function describeCall(call: KnownCall, example: Example): object {
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.signedIn && { description: "Requires a signed-in customer." }),
    tags: [call.tag],
    security: getSecurity(call),
    params: pathParameters(call, example.params),
    ...(call.query && { querystring: withExamples(toJsonSchema(call.query, "input"), example.query) }),
    ...(call.body && { body: toBody(toJsonSchema(call.body, "input"), example.body) }),
    ...(call.multipart && { consumes: ["multipart/form-data"] }),
    response: {
      200: response("OK", toJsonSchema(call.response, "output"), example.answer, getMediaType(call)),
      ...Object.fromEntries(
        Object.entries(call.errors).map(([status, schema]) => [
          status,
          response(STATUS_CODES[status] ?? "Error", toJsonSchema(schema, "output")),
        ]),
      ),
    },
  };
}

/** Every write requires the CSRF token of its session, also an anonymous one. */
function getSecurity({ method, signedIn }: KnownCall): Record<string, string[]>[] {
  if (method !== "GET") return [{ session: [], xsrf: [] }];
  return signedIn ? [{ session: [] }] : [];
}

function pathParameters({ params }: KnownCall, example: Example["params"]): JsonSchema {
  const properties = Object.fromEntries(params.map((name) => [name, { type: "string", maxLength: 200 }]));
  return withExamples({ type: "object", properties }, example);
}

function withExamples(schema: JsonSchema, values: Record<string, unknown> = {}): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    values[name] === undefined ? [name, property] : [name, { ...property, examples: [values[name]] }],
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

const toBody = (schema: JsonSchema, example: unknown): object =>
  example === undefined ? schema : { ...schema, examples: [example] };

const MEDIA_TYPES = { text: "text/plain", file: "application/octet-stream" };

const getMediaType = ({ produces }: KnownCall): string =>
  produces ? MEDIA_TYPES[produces] : "application/json";

const response = (
  description: string,
  schema: JsonSchema,
  example?: unknown,
  mediaType = "application/json",
): object => ({
  description,
  content: { [mediaType]: { schema, ...(example !== undefined && { example }) } },
});
