import { parseCents } from "@ligate/contract/common/money";
import { z } from "zod";

/** Ten million dollars are far above any product. A full cart at this price is below the largest amount of the wire. */
const MAX_CENTS = 9_999_999_99;

/** A price as text: dollars with at most two decimals, such as "1204.50". Its output is integer cents, at least 1. */
export const Price = z
  .string()
  .transform((text) => parseCents(text) ?? Number.NaN)
  .refine((cents) => cents <= MAX_CENTS, "has to be dollars, such as 1204.50")
  .refine((cents) => cents !== 0, "has to be more than nothing");
