import { centsOf, type Money, readMoney } from "./money.ts";
import { malformed, unprocessable } from "./problems.ts";

export interface PurchaseUnit {
  reference_id: string;
  amount: Money & { breakdown?: Record<string, Money> };
  custom_id?: string;
  invoice_id?: string;
  payments?: { captures: unknown[] };
}

const SUBTRACTED = ["discount", "shipping_discount"];

/** Checks what PayPal checks of an amount; everything else that was sent is kept and echoed. */
export function readPurchaseUnits(input: unknown): PurchaseUnit[] {
  if (!Array.isArray(input) || input.length === 0) {
    throw malformed(
      "/purchase_units",
      "MISSING_REQUIRED_PARAMETER",
      "A required field / parameter is missing.",
    );
  }
  return input.map((unit) => readPurchaseUnit(unit ?? {}));
}

function readPurchaseUnit(input: Record<string, unknown>): PurchaseUnit {
  const reference = String(input.reference_id ?? "default");
  const field = `/purchase_units/@reference_id=='${reference}'`;
  const amount = { ...(input.amount as object), ...readMoney(input.amount, `${field}/amount`) };

  if (centsOf(amount) === 0) {
    throw unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE", "Must be greater than zero.", `${field}/amount/value`);
  }
  checkBreakdown(amount, `${field}/amount`);
  checkItems(amount, input.items, field);
  return { ...input, reference_id: reference, amount };
}

function checkBreakdown({ breakdown, ...total }: PurchaseUnit["amount"], field: string): void {
  if (!breakdown) return;
  const parts = Object.entries(breakdown).map(([name, part]) => {
    const cents = centsOf(readMoney(part, `${field}/breakdown/${name}`));
    return SUBTRACTED.includes(name) ? -cents : cents;
  });
  if (sum(parts) !== centsOf(total)) {
    throw unprocessable(
      "AMOUNT_MISMATCH",
      "Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.",
      `${field}/value`,
    );
  }
}

function checkItems({ breakdown }: PurchaseUnit["amount"], items: unknown, field: string): void {
  if (!Array.isArray(items) || items.length === 0) return;
  const at = `${field}/amount/breakdown/item_total`;
  if (!breakdown?.item_total)
    throw unprocessable("ITEM_TOTAL_REQUIRED", "If item details are specified, item_total is required.", at);

  const prices = items.map(
    (item, n) =>
      centsOf(readMoney(item?.unit_amount, `${field}/items/${n}/unit_amount`)) * Number(item.quantity),
  );
  if (sum(prices) !== centsOf(breakdown.item_total)) {
    throw unprocessable(
      "ITEM_TOTAL_MISMATCH",
      "Should equal sum of (unit_amount * quantity) across all items.",
      at,
    );
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
