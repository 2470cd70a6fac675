import { type Money, parsePart, toCents } from "../amounts.ts";
import { unprocessable } from "../errors.ts";
import { assertChoice, assertText, missing, toFields, wrongSyntax } from "../fields.ts";
import type { PurchaseUnit } from "./order.ts";

const DISCOUNT_PARTS = ["discount", "shipping_discount"];

export function assertBreakdownTotal({ breakdown, ...total }: PurchaseUnit["amount"], field: string): void {
  if (!breakdown) return;
  const parts = Object.entries(breakdown).map(([name, part]) => {
    const cents = toCents(parsePart(part, `${field}/breakdown/${name}`));
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

/** Each item is well-formed, and the items add up to the totals of the breakdown. */
export function assertItems({ breakdown }: PurchaseUnit["amount"], input: unknown, field: string): void {
  if (!Array.isArray(input) || input.length === 0) return;
  const items = input.map((item, n) => parseItem(toFields(item), `${field}/items/${n}`));
  const pointer = (name: string) => `${field}/amount/breakdown/${name}`;

  if (!breakdown?.item_total) {
    throw unprocessable(
      "ITEM_TOTAL_REQUIRED",
      "If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.",
      pointer("item_total"),
    );
  }
  if (sum(items.map(({ priceCents, quantity }) => priceCents * quantity)) !== toCents(breakdown.item_total)) {
    throw unprocessable(
      "ITEM_TOTAL_MISMATCH",
      "Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.",
      pointer("item_total"),
    );
  }
  const taxCents = sum(items.map(({ taxCents, quantity }) => taxCents * quantity));
  if (taxCents > 0) assertTaxTotal(taxCents, breakdown.tax_total, pointer("tax_total"));
}

function assertTaxTotal(cents: number, total: Money | undefined, pointer: string): void {
  if (!total) {
    throw unprocessable(
      "TAX_TOTAL_REQUIRED",
      "If item details are specified (items.tax_total and items.quantity) corresponding amount.breakdown.tax_total is required.",
      pointer,
    );
  }
  if (cents !== toCents(total)) {
    throw unprocessable(
      "TAX_TOTAL_MISMATCH",
      "Should equal sum of (tax * quantity) across all items for a given purchase_unit.",
      pointer,
    );
  }
}

function parseItem(item: Record<string, unknown>, pointer: string) {
  if (item.name === undefined) throw missing(`${pointer}/name`);
  if (item.quantity === undefined) throw missing(`${pointer}/quantity`);
  assertText(item.name, `${pointer}/name`, 127);
  assertText(item.description, `${pointer}/description`, 127, 0);
  assertText(item.sku, `${pointer}/sku`, 127, 0);
  assertChoice(item.category, `${pointer}/category`, ["DIGITAL_GOODS", "PHYSICAL_GOODS", "DONATION"]);
  if (typeof item.quantity !== "string" || !/^[1-9]\d{0,9}$/.test(item.quantity)) {
    throw wrongSyntax(`${pointer}/quantity`, String(item.quantity));
  }
  return {
    quantity: Number(item.quantity),
    priceCents: toCents(parsePart(item.unit_amount, `${pointer}/unit_amount`)),
    taxCents: item.tax === undefined ? 0 : toCents(parsePart(item.tax, `${pointer}/tax`)),
  };
}

/** @throws PayPalError 422 if a part of the amount or an item is in another currency */
export function assertOneCurrency(unit: Record<string, unknown> & Pick<PurchaseUnit, "amount">): void {
  const currencies = JSON.stringify(unit).matchAll(/"currency_code":"([A-Z]{3})"/g);
  if ([...currencies].every(([, code]) => code === unit.amount.currency_code)) return;
  throw unprocessable(
    "MULTI_CURRENCY_ORDER",
    "Multiple differing values of currency_code are not supported. Entire Order request must have the same currency_code.",
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
