import type { Sellable } from "../../catalog/index.ts";
import { countOf, type PricedLine } from "./cart.service.ts";
import { leftText } from "./stock-texts.ts";

/**
 * Returns a sentence if a locked cart would hold more pieces of a product than there are, and no more are made.
 * @param quantity pieces besides those that the cart holds
 * @param exceptLine a line of the cart that these pieces replace
 */
export function findStockProblem(
  lines: PricedLine[],
  { sku, name, stock: { count, madeToOrderDays } }: Sellable,
  quantity: number,
  exceptLine?: number,
): string | undefined {
  if (count === null || madeToOrderDays !== null) return undefined;
  const held = countOf(lines.filter((line) => line.sku === sku && line.id !== exceptLine));
  if (held + quantity <= count) return undefined;
  const others = held > 0 ? ` Your cart already has ${held} of them.` : "";
  return `${leftText(name, count)}${count > 0 ? others : ""}`;
}
