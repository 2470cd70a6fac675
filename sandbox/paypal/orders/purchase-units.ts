import { type Money, parseMoney, toCents } from "../amounts.ts";
import { invalidRequest, unprocessable } from "../errors.ts";

export interface PurchaseUnit {
  reference_id: string;
  amount: Money & { breakdown?: Record<string, Money> };
  custom_id?: string;
  invoice_id?: string;
}

const DISCOUNT_PARTS = ["discount", "shipping_discount"];

/** Validates the amounts as PayPal does. All other fields are returned unchanged. */
export function parsePurchaseUnits(input: unknown): PurchaseUnit[] {
  if (!Array.isArray(input) || input.length === 0) {
    throw invalidRequest(
      "/purchase_units",
      "MISSING_REQUIRED_PARAMETER",
      "A required field / parameter is missing.",
    );
  }
  return input.map((unit) => parsePurchaseUnit(unit ?? {}));
}

function parsePurchaseUnit(input: Record<string, unknown>): PurchaseUnit {
  const reference = String(input.reference_id ?? "default");
  const field = `/purchase_units/@reference_id=='${reference}'`;
  const amount = { ...(input.amount as object), ...parseMoney(input.amount, `${field}/amount`) };

  if (toCents(amount) === 0) {
    throw unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE", "Must be greater than zero.", `${field}/amount/value`);
  }
  assertBreakdownTotal(amount, `${field}/amount`);
  assertItemTotal(amount, input.items, field);
  return { ...input, reference_id: reference, amount };
}

function assertBreakdownTotal({ breakdown, ...total }: PurchaseUnit["amount"], field: string): void {
  if (!breakdown) return;
  const parts = Object.entries(breakdown).map(([name, part]) => {
    const cents = toCents(parseMoney(part, `${field}/breakdown/${name}`));
    return DISCOUNT_PARTS.includes(name) ? -cents : cents;
  });
  if (sum(parts) !== toCents(total)) {
    throw unprocessable(
      "AMOUNT_MISMATCH",
      "Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.",
      `${field}/value`,
    );
  }
}

function assertItemTotal({ breakdown }: PurchaseUnit["amount"], items: unknown, field: string): void {
  if (!Array.isArray(items) || items.length === 0) return;
  const pointer = `${field}/amount/breakdown/item_total`;
  if (!breakdown?.item_total)
    throw unprocessable(
      "ITEM_TOTAL_REQUIRED",
      "If item details are specified, item_total is required.",
      pointer,
    );

  const prices = items.map(
    (item, n) =>
      toCents(parseMoney(item?.unit_amount, `${field}/items/${n}/unit_amount`)) * Number(item.quantity),
  );
  if (sum(prices) !== toCents(breakdown.item_total)) {
    throw unprocessable(
      "ITEM_TOTAL_MISMATCH",
      "Should equal sum of (unit_amount * quantity) across all items.",
      pointer,
    );
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
