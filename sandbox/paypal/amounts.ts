import { invalidRequest } from "./errors.ts";

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

export function parseMoney(input: unknown, field: string): Money {
  const { currency_code: currency, value } = (input ?? {}) as Record<string, unknown>;
  if (typeof currency !== "string" || typeof value !== "string") {
    throw invalidRequest(field, "MISSING_REQUIRED_PARAMETER", "A required field / parameter is missing.");
  }
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw invalidRequest(
      `${field}/currency_code`,
      "INVALID_PARAMETER_SYNTAX",
      "The currency code is not valid.",
      currency,
    );
  }
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(value)) {
    throw invalidRequest(
      `${field}/value`,
      "INVALID_PARAMETER_SYNTAX",
      "The value is not an amount of money.",
      value,
    );
  }
  return { currency_code: currency, value };
}
