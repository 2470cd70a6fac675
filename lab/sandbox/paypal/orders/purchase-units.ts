import { type Money, parseMoney, toCents } from "../amounts.ts";
import { unprocessable } from "../errors.ts";
import { assertText, fieldsOf, missing } from "../fields.ts";
import { assertBreakdownTotal, assertItems, assertOneCurrency } from "./amount-rules.ts";
import type { PurchaseUnit } from "./order.ts";
import { assertShipping } from "./shipping-rules.ts";

/** The most that the sandbox's buyers may pay at once: $999,999.99. */
const LIMIT_CENTS = 99_999_999;

const TEXT_LIMITS: [name: string, maximum: number][] = [
  ["reference_id", 256],
  ["description", 127],
  ["custom_id", 127],
  ["invoice_id", 127],
  ["soft_descriptor", 22],
];

/** Validates what PayPal validates. The fields are returned unchanged. */
export function parsePurchaseUnits(input: unknown): PurchaseUnit[] {
  if (!Array.isArray(input) || input.length === 0) throw missing("/purchase_units");
  if (input.length > 1 && input.some((unit) => !fieldsOf(unit).reference_id)) {
    throw unprocessable(
      "REFERENCE_ID_REQUIRED",
      "'reference_id' is required for each 'purchase_unit' if multiple 'purchase_unit' are provided.",
    );
  }
  return input.map((unit) => parsePurchaseUnit(fieldsOf(unit)));
}

function parsePurchaseUnit(input: Record<string, unknown>): PurchaseUnit {
  const reference = String(input.reference_id ?? "default");
  const field = `/purchase_units/@reference_id=='${reference}'`;
  for (const [name, maximum] of TEXT_LIMITS) assertText(input[name], `${field}/${name}`, maximum);
  const amount = { ...fieldsOf(input.amount), ...parseMoney(input.amount, `${field}/amount`) };
  assertPayable(amount, field);

  assertBreakdownTotal(amount, `${field}/amount`);
  assertItems(amount, input.items, field);
  assertOneCurrency({ ...input, amount });
  assertShipping(input.shipping, `${field}/shipping`);
  return { ...input, reference_id: reference, amount };
}

function assertPayable(amount: Money, field: string): void {
  if (toCents(amount) <= 0) {
    throw unprocessable(
      "CANNOT_BE_ZERO_OR_NEGATIVE",
      "Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.",
      `${field}/amount/value`,
    );
  }
  if (toCents(amount) > LIMIT_CENTS) {
    throw unprocessable("TRANSACTION_LIMIT_EXCEEDED", "Total payment amount exceeded transaction limit.");
  }
}
