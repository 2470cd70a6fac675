import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { KnownCall, Status } from "../../http/docs/calls.ts";
import type { ReceivedResponse } from "./send-request.ts";

/** Text that no response may contain: a stack trace, a file path, an SQL statement. */
const INTERNAL_DETAILS =
  /\n\s+at .+:\d+:\d+|node_modules|file:\/\/|\.ts:\d+|Failed query|syntax error at or near|\\"[a-z_]+\\"\.\\"[a-z_]+\\"|\$\d+[,)] |pglite|drizzle|ZodError/i;

/** The violation in a response; `undefined` if the contract allows it. */
export function findViolation(call: KnownCall, { status, type, text }: ReceivedResponse): string | undefined {
  if (status >= 500) return `${status} is never right`;
  if (INTERNAL_DETAILS.test(text)) return "It reveals internal details";
  const schema = status === 200 ? call.response : call.errors[status as Status];
  if (!schema) return `${call.name} does not declare ${status}`;
  if (status === 200 && call.produces === "file") return undefined;
  const isText = status === 200 && call.produces === "text";
  if (!type.startsWith(isText ? "text/plain" : "application/json")) return `It is ${type}`;
  if (isText) return undefined;
  return findShapeViolation(schema, JSON.parse(text));
}

function findShapeViolation(schema: z.ZodType, answered: unknown): string | undefined {
  const read = schema.safeParse(answered);
  if (!read.success) return `Its shape is not declared: ${read.error.message}`;
  return isDeepStrictEqual(read.data, answered) ? undefined : "It says more than is declared";
}
