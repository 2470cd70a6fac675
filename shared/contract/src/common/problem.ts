import type { ErrorStatus } from "../endpoint.ts";
import * as z from "./zod.ts";

/** The body of every error response: a sentence for the user, and one per invalid field. */
export const Problem = z.object({
  detail: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Path of the page of the requested item, if this call does not return the item. */
  url: z.string().optional(),
  /** Of a server error: the id of the request in the logs. */
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The response of a call that returns no data: a sentence for the user. */
export const Acknowledgement = z.object({ detail: z.string() });

/** Error responses whose body is a plain `Problem`: `problems(403, 422)`. */
export const problems = <S extends ErrorStatus>(...statuses: S[]): { [Status in S]: typeof Problem } =>
  Object.fromEntries(statuses.map((status) => [status, Problem])) as { [Status in S]: typeof Problem };
