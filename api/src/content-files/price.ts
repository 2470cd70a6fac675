import { parseCents } from "@ligate/contract/common/money";
import { z } from "zod";

/** A price as text: dollars with at most two decimals, such as "1204.50". Its output is integer cents, at least 1. */
export const Price = z.string().transform((text, context) => {
  const cents = parseCents(text);
  if (cents !== undefined && cents > 0 && cents <= MAX_CENTS) return cents;
  context.addIssue({ code: "custom", message: "has to be dollars, such as 1204.50" });
  return z.NEVER;
});

/** Ten million dollars: far above any product, and within the integer columns of the catalogue. */
const MAX_CENTS = 10_000_000_00;
