import type { Cart } from "@ligate/contract/cart/schemas";
import type { Database } from "../../../db/database.ts";
import type { Browser } from "../../../testing/browser.ts";
import { payByOrder, poForm, STAFF, shopping } from "../../../testing/purchase-orders.ts";
import { ADDRESS, getCart, getTotal } from "../../../testing/shoppers.ts";
import { readAccountTerms, setAccountTerms } from "../payments/purchase-orders/account-terms.ts";

const ADA = "ada@lab.example";

export const giveTerms = (db: Database, limitCents: number, netDays = 45, email = ADA) =>
  setAccountTerms(db, email, { limitCents, netDays, actor: STAFF.actor });

/** The open amount of Ada's account in cents; undefined without terms. */
export const readOpenCents = async (db: Database) => (await readAccountTerms(db, ADA))?.openCents;

/** The amounts of a purchase order that pays the whole cart. */
export const wholeByOrder = (cart: Cart) => ({ credit_price: "0.00", po_price: getTotal(cart).toFixed(2) });

export const payWhole = (by: Browser, cart: Cart, differing: object = {}) =>
  payByOrder(by, cart, { ...wholeByOrder(cart), ...differing });

/** Asks for a payment of the half that a card pays without terms. */
export const createHalf = (by: Browser, cart: Cart) =>
  by.post("/api/orders/create/", { total_price: Number(poForm(cart).credit_price), address: ADDRESS });

export const TOTAL_CENTS = 1287_00;

/** A customer with terms and a cart of `TOTAL_CENTS`. */
export async function onTerms(db: Database, ada: Browser, limitCents = 10_000_00, netDays = 45) {
  await shopping(db, ada, 3);
  await giveTerms(db, limitCents, netDays);
  return { ada, cart: await getCart(ada) };
}
