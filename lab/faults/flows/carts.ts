import type { Cart } from "@ligate/contract/cart/schemas";
import { add, getCart, PLASMID } from "../../../api/src/testing/shoppers.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";

/** Items of the content whose pieces are counted, the affordable ones first. More are made to order. */
export const STOCK_ITEMS = [
  ..."ST-1001 ST-1002 ST-1003 ST-1004 ST-1005 ST-1006".split(" "),
  ..."ST-2001 ST-2002 ST-2003 ST-2004".split(" "),
];
/** Pieces that each customer of a counted item wants. */
export const WANTED = 2;
const QUOTED_PRICE = "123.45";

/** The items that a customer puts into the cart. */
interface Items {
  /** Pieces of a design, which are not counted. */
  pieces?: number;
  /** A counted item. */
  stock?: { sku: string; quantity: number };
  /** One more piece of the design by a quote. */
  quoted?: boolean;
}

/** Fills the cart. @returns the cart as the page shows it before the payment */
export async function fillCart(store: TestStack, { by }: Customer, items: Items): Promise<Cart> {
  if (items.pieces) await expectOk(add(by, PLASMID, items.pieces));
  if (items.stock) await expectOk(add(by, items.stock.sku, items.stock.quantity));
  if (items.quoted) {
    const { rows } = await store.staff("quotes:issue", "--line", `${PLASMID}, 1, ${QUOTED_PRICE}`);
    await expectOk(by.post(`/api/orders/cart/add-quote-to-cart/${rows?.[0]?.number}`));
  }
  return getCart(by);
}

async function expectOk(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`The cart could not be filled: ${status} ${JSON.stringify(body)}`);
}

/** Sets the counts of stock items, as staff do after they have counted. */
export async function setStock(store: TestStack, skus: string[], count: number) {
  for (const sku of skus) await store.staff("stock:set", sku, String(count), "--reason", "Counted");
}
