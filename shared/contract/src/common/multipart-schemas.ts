import { Money } from "./money-schema.ts";
import * as z from "./zod.ts";

/** Dollars in a multipart form: a decimal string such as "1043.50". */
export const MoneyText = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, "Amounts are numbers with at most two decimals.")
  .transform(Number)
  .pipe(Money);

/** A positive integer in a multipart form. */
export const CountText = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, "This has to be a whole number.")
  .transform(Number);

/** JSON in a field of a multipart form. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema, maxLength: number) =>
  z.string().max(maxLength).transform(readJson).pipe(schema);

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "This has to be JSON." });
    return z.NEVER;
  }
}
