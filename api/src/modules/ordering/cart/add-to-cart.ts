import { QUANTITY_MAX } from "@ligate/contract/cart/constants";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { Sellable } from "../../catalog/index.ts";
import { specificationKey } from "../../design/index.ts";
import { leftText } from "./availability.ts";
import { countPieces, type PricedLine, priceLines } from "./cart.service.ts";
import { addSizes, findSizeProblem } from "./cart-size.ts";
import { type CartLine, cartLines } from "./carts.table.ts";
import type { StoredLine } from "./stored-lines.ts";

/**
 * Adds pieces of a product to a locked cart, at its list price.
 * @param lines all lines of the cart
 * @returns the lines after it; a sentence if a limit of the cart would be exceeded, and the cart is unchanged
 */
export async function addToCart(
  tx: Tx,
  cartId: number,
  lines: StoredLine[],
  sellable: Sellable,
  quantity: number,
): Promise<StoredLine[] | string> {
  const { sku, unitSize, name, specification } = sellable;
  const stockProblem = findStockProblem(priceLines(lines).lines, sellable, quantity);
  if (stockProblem) return stockProblem;
  const product = { productSku: sku, unitSize, specificationKey: specificationKey(specification) };
  const held = lines.find(({ line }) => isListed(line, product));
  if (!held) {
    const stored = lines.map(({ line }) => line);
    const sizeProblem = findSizeProblem(addSizes({ lines: 0, bytes: 0 }, [...stored, { specification }]));
    if (sizeProblem) return sizeProblem;
    const inserted = await tx
      .insert(cartLines)
      .values({ cartId, ...product, specification, quantity })
      .returning();
    return [...lines, ...inserted.map((line) => ({ line, sellable, quote: undefined }))];
  }
  const sum = held.line.quantity + quantity;
  if (sum > QUANTITY_MAX) return tooManyText(name, held.line.quantity);
  await tx.update(cartLines).set({ quantity: sum }).where(eq(cartLines.id, held.line.id));
  return lines.map((line) => (line === held ? { ...held, line: { ...held.line, quantity: sum } } : line));
}

type LineProduct = Pick<typeof cartLines.$inferSelect, "productSku" | "unitSize" | "specificationKey">;

/** Lines of a cart with equal SKU, size and specification are one line, unless a quote added one of them. */
const isListed = (line: CartLine, product: LineProduct): boolean =>
  line.quoteLineId === null &&
  line.productSku === product.productSku &&
  line.unitSize === product.unitSize &&
  line.specificationKey === product.specificationKey;

/** `isListed` as an SQL condition, without quotes. */
export const isSameProduct = (line: LineProduct) =>
  and(
    eq(cartLines.productSku, line.productSku),
    eq(cartLines.unitSize, line.unitSize),
    eq(cartLines.specificationKey, line.specificationKey),
  );

export const tooManyText = (name: string, held: number): string =>
  `A cart can hold at most ${QUANTITY_MAX} pieces of a product; yours already has ${held} of ${name}.`;

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
  const held = countPieces(lines.filter((line) => line.sku === sku && line.id !== exceptLine));
  if (held + quantity <= count) return undefined;
  const others = held > 0 ? ` Your cart already has ${held} of them.` : "";
  return `${leftText(name, count)}${count > 0 ? others : ""}`;
}
