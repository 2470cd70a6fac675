import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { KnownCall, Status } from "../../http/docs/calls.ts";
import type { Answered } from "./ask.ts";

/** Text that no response may contain: a stack trace, a file path, an SQL statement. */
const INSIDES =
  /\n\s+at .+:\d+:\d+|node_modules|file:\/\/|\.ts:\d+|Failed query|syntax error at or near|\\"[a-z_]+\\"\.\\"[a-z_]+\\"|\$\d+[,)] |pglite|drizzle|ZodError/i;

/** The violation in a response; `undefined` if the contract allows it. */
export function complaintOf(call: KnownCall, { status, type, text }: Answered): string | undefined {
  if (status >= 500) return `${status} is never right`;
  if (INSIDES.test(text)) return "It tells what the inside looks like";
  const schema = status === 200 ? call.response : call.errors[status as Status];
  if (!schema) return `${call.name} does not declare ${status}`;
  if (!type.startsWith("application/json")) return `It is ${type}`;
  return shapeComplaint(schema, JSON.parse(text));
}

function shapeComplaint(schema: z.ZodType, answered: unknown): string | undefined {
  const read = schema.safeParse(answered);
  if (!read.success) return `Its shape is not declared: ${read.error.message}`;
  return isDeepStrictEqual(read.data, answered) ? undefined : "It says more than is declared";
}
