import { z } from "zod";

/** Lower-cased and trimmed; `z.email()` keeps line breaks, and so header injection, out of the mail. */
export const Email = z
  .string("Invalid email address.")
  .trim()
  .toLowerCase()
  .max(254, "Invalid email address.")
  .pipe(z.email("Invalid email address."));
