import { z } from "zod";
import { requiredLine } from "../common/text-schemas.ts";

/** A quote's number as it is typed. What has no letter and no digit would not even be an address to ask. */
export const QuoteNumberForm = z.object({
  quote_number: requiredLine("Quote number", 60).regex(/[a-z\d]/i, "A quote number begins with QT-"),
});
