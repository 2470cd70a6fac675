import { setTimeout as pause } from "node:timers/promises";
import type { Cart } from "@ligate/contract/cart/schemas";
import { capture, openPayment } from "../../../api/src/testing/shoppers.ts";
import { inParallel } from "../../in-parallel.ts";
import { fillCart, STOCK_ITEMS, setStock } from "../flows/carts.ts";
import { auditStore, checkStock } from "../invariants/check-stock.ts";
import { type Customer, insertMany } from "../stack/customers.ts";
import { approvePayment } from "../stack/sandbox-client.ts";
import type { TestStack } from "../stack/test-stack.ts";

const [ITEM = ""] = STOCK_ITEMS;
const PIECES = 10;
/** Buyers whose requests are under way at the same time; two processes on two cores serve no more. */
const AT_ONCE = 20;

/** Times in seconds. */
export interface LastPieces {
  buyers: number;
  pieces: number;
  /** Orders that were promised a piece from stock, and orders whose buyers agreed to the later date. */
  promised: number;
  madeToOrder: number;
  /** Buyers who were warned of a later date before they paid. */
  warned: number;
  slowestPayment: number;
  deadlocks: number;
  /** The longest time for which a statement has waited for a lock of another transaction. */
  longestLockWait: number;
  problems: string[];
}

/** Many buyers, each with a cart that promises the last pieces of an item, pay at the same time. */
export async function lastPiecesRound(store: TestStack, buyers: number): Promise<LastPieces> {
  await setStock(store, [ITEM], PIECES);
  const customers = await insertMany(store, buyers, "last-pieces");
  const ready = await inParallel(customers, AT_ONCE, (customer) => preparePayment(store, customer));
  const stop = watchLocks(store);
  const results = await inParallel(ready, AT_ONCE, pay);
  const longestLockWait = await stop();
  const [placed] = await store.rows<{ ready: number; later: number }>(COUNT_PROMISES, [ITEM]);
  const [database] = await store.rows<{ deadlocks: number }>(COUNT_DEADLOCKS);
  const unpaid = results.flatMap(({ problem }) => problem ?? []);
  const promises = (await checkStock(store)).map((finding) => JSON.stringify(finding));
  return {
    ...{ buyers, pieces: PIECES, promised: placed?.ready ?? 0, madeToOrder: placed?.later ?? 0 },
    warned: results.filter(({ isWarned }) => isWarned).length,
    slowestPayment: Math.max(...results.map(({ seconds }) => seconds)),
    ...{ deadlocks: database?.deadlocks ?? 0, longestLockWait },
    problems: [...unpaid, ...promises, ...(await auditStore(store))],
  };
}

/** Orders by the promise for the item; every buyer wants one piece. */
const COUNT_PROMISES = `select
  coalesce(sum(l.ready_quantity), 0)::int as ready, coalesce(sum(l.quantity - l.ready_quantity), 0)::int as later
  from order_lines l join orders o on o.id = l.order_id where l.product_sku = $1 and o.status = 'open'`;
const COUNT_DEADLOCKS =
  "select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()";

interface Ready {
  customer: Customer;
  cart: Cart;
  id: string;
}

async function preparePayment(store: TestStack, customer: Customer): Promise<Ready> {
  const cart = await fillCart(store, customer, { stock: { sku: ITEM, quantity: 1 } });
  const id = await openPayment(customer.by, cart);
  await approvePayment(store, id, true);
  return { customer, cart, id };
}

/** Pays for the cart as the page shows it. A buyer who is warned of a later date agrees to it and submits again. */
async function pay({ customer: { by }, cart, id }: Ready) {
  const begun = performance.now();
  const first = await capture(by, id, cart, { cart: cart.data });
  const seconds = (performance.now() - begun) / 1000;
  const isWarned = first.status === 409;
  const last = isWarned ? await capture(by, id, first.body.cart, { cart: first.body.cart.data }) : first;
  const problem = last.status === 200 ? undefined : `${last.status} ${JSON.stringify(last.body)}`;
  return { isWarned, seconds, problem };
}

const EVERY_MS = 20;

/** Watches how long statements wait for locks, until the returned function is called. @returns the longest, in seconds */
function watchLocks(store: TestStack): () => Promise<number> {
  let isStopped = false;
  let lockWait = 0;
  async function run() {
    while (!isStopped) {
      const [row] = await store.rows<{ seconds: number }>(LONGEST);
      lockWait = Math.max(lockWait, row?.seconds ?? 0);
      await pause(EVERY_MS);
    }
  }
  const running = run();
  running.catch(() => undefined);
  return async () => {
    isStopped = true;
    await running;
    return lockWait;
  };
}

const LONGEST = `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 as seconds
  from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;
