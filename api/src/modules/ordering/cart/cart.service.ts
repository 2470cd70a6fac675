import type { Cart, CartItem } from "@ligate/contract/cart/schemas";
import { toDollars } from "@ligate/contract/common/money";
import { orderAmounts } from "@ligate/contract/orders/order-amounts";
import type { Tx } from "../../../db/database.ts";
import { type Allocation, allocateStock, fewLeft, type Sellable } from "../../catalog/index.ts";
import { specificationKey } from "../../design/index.ts";
import type { RequestSession } from "../../identity/index.ts";
import { findPaymentTerms, toPurchaseOrderTerms } from "../payments/purchase-orders/payment-terms.ts";
import type { QuotedPrice } from "../quotes/usable-quotes.ts";
import { toAvailability } from "./availability.ts";
import { describeNotSoldLines, describeRemovedLine } from "./not-sold.ts";
import { specificationProblem } from "./specification-problem.ts";
import {
  EMPTY_CART,
  readStoredCart,
  readStoredLines,
  type StoredCart,
  type StoredLine,
} from "./stored-lines.ts";

/** A cart line with the current price and availability of its product. */
export interface PricedLine extends Sellable, Allocation {
  id: number;
  quantity: number;
  unitPriceCents: number;
  /** The quote line that it was added from; null for a line at list price. */
  quoteLineId: number | null;
  /** That quote, with the price of the line. */
  quote: QuotedPrice | undefined;
}

/** The id of the cart: the account's if the session is signed in, else the session's. */
export const findCartId = async (tx: Tx, session: RequestSession): Promise<number | undefined> =>
  (await session.find(tx)).cartId ?? undefined;

/**
 * The lines of a cart in the order of their addition, with current prices; quote lines at the quote's prices. Lines of
 * the same stock item share its count. Omits lines that cannot be ordered.
 */
export const readLines = async (tx: Tx, cartId: number | undefined): Promise<PricedLine[]> =>
  cartId ? priceLines(await readStoredLines(tx, cartId)).lines : [];

/** Splits lines into those that can be ordered, and those of products that are not sold any more and of lapsed quotes. */
export function priceLines(lines: StoredLine[]): { lines: PricedLine[]; unsold: StoredLine[] } {
  const priced: Omit<PricedLine, keyof Allocation>[] = [];
  const unsold: StoredLine[] = [];
  for (const stored of lines) {
    const { line, sellable, quote } = stored;
    const { id, quantity, quoteLineId } = line;
    const unitPriceCents = quoteLineId === null ? sellable?.unitPriceCents : quote?.cents;
    if (!sellable?.isOffered || !unitPriceCents) unsold.push(stored);
    else priced.push({ ...sellable, unitPriceCents, id, quantity, quoteLineId, quote });
  }
  return { lines: allocateStock(priced), unsold };
}

export const countPieces = (lines: PricedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The cart as pages receive it, without the lines that cannot be ordered. */
export const toCart = (lines: PricedLine[]): Cart => ({
  data: lines.map(toCartItem),
  total_price: toDollars(orderAmounts(lines).subtotalCents),
  count: countPieces(lines),
});

const toCartItem = (line: PricedLine): CartItem => ({
  id: line.id,
  product_sku: line.sku,
  product_name: line.name,
  title: line.title,
  price: toDollars(line.unitPriceCents),
  quantity: line.quantity,
  url: line.url,
  ...toAvailability(line),
  ships: line.ships,
  unavailable_quantity: line.unavailableQuantity,
  stock_left: fewLeft(line.stock),
  image: line.image,
  design: line.design,
  specification: line.specification,
  specification_key: specificationKey(line.specification),
  specification_problem: specificationProblem(line),
  ...(line.quote ? { quote_number: line.quote.number } : {}),
});

/** The whole cart, as pages receive it. */
export async function toFullCart(tx: Tx, { lines: stored, removed, termsUserId }: StoredCart): Promise<Cart> {
  const { lines, unsold } = priceLines(stored);
  const terms = termsUserId && (await findPaymentTerms(tx, termsUserId, lines));
  return {
    ...toCart(lines),
    ...(terms && { purchase_order_terms: toPurchaseOrderTerms(terms) }),
    ...(unsold.length > 0 && { not_sold: await describeNotSoldLines(tx, unsold) }),
    ...(removed && { removed: await describeRemovedLine(tx, removed) }),
  };
}

export const readCart = async (tx: Tx, cartId: number | undefined): Promise<Cart> =>
  toFullCart(tx, cartId ? await readStoredCart(tx, cartId) : EMPTY_CART);
