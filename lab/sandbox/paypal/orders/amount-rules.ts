import { type Money, parsePart, toCents } from "../amounts.ts";
import { assertChoice, assertText, missing, toFields, wrongSyntax } from "../fields.ts";
import { refused } from "../refusals.ts";
import type { PurchaseUnit } from "./order.ts";

const DISCOUNT_PARTS = ["discount", "shipping_discount"];

export function assertBreakdownTotal({ breakdown, ...total }: PurchaseUnit["amount"], field: string): void {
  if (!breakdown) return;
  const parts = Object.entries(breakdown).map(([name, part]) => {
    const cents = toCents(parsePart(part, `${field}/breakdown/${name}`));
    return DISCOUNT_PARTS.includes(name) ? -cents : cents;
  });
  if (sum(parts) !== toCents(total)) {
    throw refused("AMOUNT_MISMATCH", `${field}/value`);
  }
}

/** Each item is well-formed, and the items add up to the totals of the breakdown. */
export function assertItems({ breakdown }: PurchaseUnit["amount"], input: unknown, field: string): void {
  if (!Array.isArray(input) || input.length === 0) return;
  const items = input.map((item, n) => parseItem(toFields(item), `${field}/items/${n}`));
  const pointer = (name: string) => `${field}/amount/breakdown/${name}`;

  if (!breakdown?.item_total) {
    throw refused("ITEM_TOTAL_REQUIRED", pointer("item_total"));
  }
  if (sum(items.map(({ priceCents, quantity }) => priceCents * quantity)) !== toCents(breakdown.item_total)) {
    throw refused("ITEM_TOTAL_MISMATCH", pointer("item_total"));
  }
  const taxCents = sum(items.map(({ taxCents, quantity }) => taxCents * quantity));
  if (taxCents > 0) assertTaxTotal(taxCents, breakdown.tax_total, pointer("tax_total"));
}

function assertTaxTotal(cents: number, total: Money | undefined, pointer: string): void {
  if (!total) {
    throw refused("TAX_TOTAL_REQUIRED", pointer);
  }
  if (cents !== toCents(total)) {
    throw refused("TAX_TOTAL_MISMATCH", pointer);
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
  throw refused("MULTI_CURRENCY_ORDER");
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
