import { z } from "zod";

/** An amount in PayPal's notation: a decimal string with two decimals at most. */
export const PayPalMoney = z.object({
  currency_code: z.string(),
  value: z.string().regex(/^\d+(\.\d{1,2})?$/),
});
export type PayPalMoney = z.infer<typeof PayPalMoney>;

/** Parses PayPal's decimal string into cents without floating-point arithmetic. */
export function fromPayPal({ value, currency_code: currency }: PayPalMoney) {
  const [whole = "0", decimals = ""] = value.split(".");
  return { amountCents: Number(whole + decimals.padEnd(2, "0")), currency };
}

/** Formats cents as an amount in dollars. */
export const toPayPal = (cents: number): PayPalMoney => ({
  currency_code: "USD",
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
});
