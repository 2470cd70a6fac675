import { Readable } from "node:stream";
import type { Cart } from "@ligate/contract/cart/schemas";
import { capture, openPayment } from "../../../api/src/testing/shoppers.ts";
import { auditStore, checkStock } from "../checks/check-stock.ts";
import { fillCart, STOCK_ITEMS, setStock } from "../flows/carts.ts";
import type { Outcome, RoundResult } from "../report.ts";
import { type Finding, finding } from "../report.ts";
import { type Customer, insertCustomer } from "../stack/customers.ts";
import { approvePayment } from "../stack/sandbox-client.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { OTHERS_WAIT_AT_MOST_S, repeat } from "./other-buyer.ts";

const [ITEM = ""] = STOCK_ITEMS;
const PIECES = 10;
/** Buyers whose requests are under way at the same time; two processes on two cores serve no more. */
const AT_ONCE = 20;
const WATCH_EVERY_MS = 20;

/** Orders by the promise for the item; every buyer wants one piece. */
const COUNT_PROMISES = `select
  coalesce(sum(l.ready_quantity), 0)::int as ready, coalesce(sum(l.quantity - l.ready_quantity), 0)::int as later
  from order_lines l join orders o on o.id = l.order_id where l.product_sku = $1 and o.status = 'open'`;
const COUNT_DEADLOCKS =
  "select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()";
const LONGEST_LOCK_WAIT = `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 as seconds
  from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;

/**
 * Many buyers, each with a cart that promises the last pieces of an item, pay at the same time. The first ones get them; the
 * others are warned, and agree to a later date. In the report, others wait for locks of their transactions.
 */
export async function lastPiecesRound(store: TestStack, buyers: number): Promise<RoundResult> {
  await setStock(store, [ITEM], PIECES);
  const ready = await inParallel(Array(buyers).fill(store), preparePayment);
  let lockWait = 0;
  const stopWatching = repeat(async () => {
    const [row] = await store.rows<{ seconds: number }>(LONGEST_LOCK_WAIT);
    lockWait = Math.max(lockWait, row?.seconds ?? 0);
  }, WATCH_EVERY_MS);
  const outcomes = await inParallel(ready, pay);
  await stopWatching();
  const [promises] = await store.rows<{ ready: number; later: number }>(COUNT_PROMISES, [ITEM]);
  const [database] = await store.rows<{ deadlocks: number }>(COUNT_DEADLOCKS);
  const isRight =
    promises?.ready === PIECES && promises.later === buyers - PIECES && database?.deadlocks === 0;
  const wrong = isRight ? [] : [finding("promised twice", { buyers, PIECES, promises, database })];
  const findings = [...wrong, ...(await checkStock(store)), ...(await auditStore(store))];
  return { outcomes, findings, othersWaited: lockWait };
}

const inParallel = <Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> =>
  Readable.from(items).map(work, { concurrency: AT_ONCE }).toArray();

interface Ready {
  customer: Customer;
  cart: Cart;
  id: string;
}

async function preparePayment(store: TestStack): Promise<Ready> {
  const customer = await insertCustomer(store, store.api.transport);
  const cart = await fillCart(store, customer, { stock: { sku: ITEM, quantity: 1 } });
  const id = await openPayment(customer.by, cart);
  await approvePayment(store, id, true);
  return { customer, cart, id };
}

/** Pays for the cart as the page shows it. A buyer who is warned of a later date agrees to it and submits again. */
async function pay({ customer: { by }, cart, id }: Ready): Promise<Outcome> {
  const begun = performance.now();
  const first = await capture(by, id, cart, { cart: cart.data });
  const seconds = (performance.now() - begun) / 1000;
  const isWarned = first.status === 409;
  const last = isWarned ? await capture(by, id, first.body.cart, { cart: first.body.cart.data }) : first;
  const findings: Finding[] = [];
  if (last.status !== 200) findings.push(finding("not finished", last));
  if (seconds > OTHERS_WAIT_AT_MOST_S) findings.push(`took ${seconds} s`);
  const fault = `pays with many others for the last ${PIECES} pieces of an item`;
  return { part: "cart", fault, seconds, firstStatus: first.status, findings };
}
