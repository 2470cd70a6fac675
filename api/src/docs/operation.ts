import { STATUS_CODES } from "node:http";
import { Problem } from "@ligate/contract/problem";
import type { z } from "zod";
import type { KnownCall } from "./calls.ts";
import type { Example } from "./examples.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
}

export interface Content {
  schema: JsonSchema | { $ref: string };
  example?: unknown;
}

const JSON_TYPE = "application/json";

/** A call as OpenAPI describes it. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, Content> };
  responses: Record<string, { description: string; content: Record<string, Content> }>;
}

/** An operation with the address that it stands at. */
export interface Described extends Operation {
  method: string;
  path: string;
}

/** What is told of a call, with an example that was really answered. */
export function operationOf(call: KnownCall, example: Example = {}): Operation {
  const parameters = [...pathParameters(call, example), ...queryParameters(call, example)];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.noun],
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: bodyOf(call, call.body, example.body) }),
    responses: {
      200: {
        description: "It was done.",
        content: content(jsonSchemaOf(call.answer, "output"), example.answer),
      },
      ...Object.fromEntries(Object.entries(call.errors).map(refusal)),
    },
  };
}

/** An empty list: everybody may. A write needs the token of its session, also a visitor's. */
function securityOf({ method, signedIn }: KnownCall): Operation["security"] {
  if (method !== "GET") return [{ session: [], xsrf: [] }];
  return signedIn ? [{ session: [] }] : [];
}

const pathParameters = ({ params }: KnownCall, { params: given = {} }: Example): Parameter[] =>
  params.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", maxLength: 200 },
    ...(given[name] !== undefined && { example: given[name] }),
  }));

function queryParameters({ query }: KnownCall, { query: given = {} }: Example): Parameter[] {
  const { properties = {}, required = [] } = query ? jsonSchemaOf(query, "input") : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    ...(given[name] !== undefined && { example: given[name] }),
  }));
}

function bodyOf({ multipart }: KnownCall, body: z.ZodType, example: unknown): Operation["requestBody"] {
  const type = multipart ? "multipart/form-data" : JSON_TYPE;
  return { required: true, content: content(jsonSchemaOf(body, "input"), example, type) };
}

function content(schema: Content["schema"], example?: unknown, type = JSON_TYPE): Record<string, Content> {
  return { [type]: { schema, ...(example !== undefined && { example }) } };
}

/** The status tells what it is; `detail` says more. */
function refusal([status, schema]: [string, z.ZodType]): [string, Operation["responses"][string]] {
  const shape = schema === Problem ? PROBLEM : jsonSchemaOf(schema, "output");
  return [status, { description: `${STATUS_CODES[status]}.`, content: content(shape) }];
}

const PROBLEM = { $ref: "#/components/schemas/Problem" };
