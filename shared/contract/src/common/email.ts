import * as z from "./zod.ts";

/** Lower-cased and trimmed. `z.email()` rejects line breaks, which prevents header injection in mails. */
export const Email = z
  .string("Invalid email address.")
  .trim()
  .toLowerCase()
  .max(254, "Invalid email address.")
  .pipe(z.email("Invalid email address."));
