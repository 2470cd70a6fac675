import { missing, wrongSyntax } from "./fields.ts";
import { refused } from "./refusals.ts";

export interface Money {
  currency_code: string;
  value: string;
}

/** Converts to integer cents, whose sums have no rounding errors. */
export const toCents = (money: Money) => Math.round(Number(money.value) * 100);

export const fromCents = (cents: number, currency: string): Money => ({
  currency_code: currency,
  value: (cents / 100).toFixed(2),
});

/** @throws PayPalError 400 or 422 if the value is not an amount of money */
export function parseMoney(input: unknown, field: string): Money {
  const { currency_code: currency, value } = (input ?? {}) as Record<string, unknown>;
  if (typeof currency !== "string" || typeof value !== "string") throw missing(field);
  if (!/^[A-Z]{3}$/.test(currency)) throw wrongSyntax(`${field}/currency_code`, currency);
  if (!/^-?(\d+|\d*\.\d+)$/.test(value) || value.length > 32) throw wrongSyntax(`${field}/value`, value);
  if (!/^[^.]*(\.\d{1,2})?$/.test(value)) {
    throw refused("DECIMAL_PRECISION", `${field}/value`);
  }
  return { currency_code: currency, value };
}

/** @throws PayPalError 422 for an amount below zero */
export function parsePart(input: unknown, field: string): Money {
  const money = parseMoney(input, field);
  if (toCents(money) >= 0) return money;
  throw refused("CANNOT_BE_NEGATIVE", `${field}/value`);
}
