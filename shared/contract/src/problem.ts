import { z } from "zod";

/** Every error body: a sentence for the user, and one per field where fields are at fault. */
export const Problem = z.object({
  detail: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Where to find what is not here: an address of the store. */
  url: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** An answer that only says that it was done, in a sentence. */
export const Done = z.object({ detail: z.string() });
