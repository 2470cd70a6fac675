import { z } from "zod";
import type { ErrorStatus } from "../endpoint.ts";

/** Every error body: a sentence for the user, and one per field where fields are at fault. */
export const Problem = z.object({
  detail: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Where to find what is not here: an address of the store. */
  url: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The response of a call that returns no data: a sentence for the user. */
export const Done = z.object({ detail: z.string() });

/** Error answers of a call whose body is a plain `Problem`: `problems(403, 422)`. */
export const problems = <S extends ErrorStatus>(...statuses: S[]): { [Status in S]: typeof Problem } =>
  Object.fromEntries(statuses.map((status) => [status, Problem])) as { [Status in S]: typeof Problem };
