import { z } from "zod";

export const Session = z.object({
  isAuthenticated: z.boolean(),
  /** Of the account that is signed in. */
  email: z.string().optional(),
});
export type Session = z.infer<typeof Session>;
