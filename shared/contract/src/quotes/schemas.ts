import { requiredLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";

/** The quote-number form of the cart. */
export const QuoteNumberForm = z.object({
  quote_number: requiredLine("Quote number", 60).regex(/[a-z\d]/i, "A quote number begins with QT-"),
});
