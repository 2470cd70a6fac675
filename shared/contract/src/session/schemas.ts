import * as z from "../common/zod.ts";

export const Session = z.object({
  isAuthenticated: z.boolean(),
  /** E-mail address of the signed-in account. */
  email: z.string().optional(),
});
export type Session = z.infer<typeof Session>;
