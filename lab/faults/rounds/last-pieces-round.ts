import { Readable } from "node:stream";
import { fillCart, insertCustomer, type Payment, preparePayment } from "../../store/buyers.ts";
import { findViolations } from "../../store/report.ts";
import { repeat } from "../../store/wait-until.ts";
import { auditStore, checkStock, STOCK_ITEMS, setStock } from "../stock.ts";
import type { TestStack } from "../test-stack.ts";
import { OTHERS_WAIT_AT_MOST_S } from "./other-buyer.ts";
import type { Outcome } from "./run-round.ts";

const [ITEM = ""] = STOCK_ITEMS;
const PIECES = 10;
/** Buyers whose requests are under way at the same time; two processes on two cores serve no more. */
const AT_ONCE = 20;

/**
 * Orders by the promise for the item, of which every buyer wants one piece; and the deadlocks of the
 * database.
 */
const COUNT = `select
  coalesce(sum(l.ready_quantity), 0)::int as ready,
  coalesce(sum(l.quantity - l.ready_quantity), 0)::int as later,
  (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks
  from order_lines l join orders o on o.id = l.order_id where l.product_sku = $1 and o.status = 'open'`;
const LONGEST_LOCK_WAIT = `
  select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 as seconds
  from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;

/**
 * Many buyers, each with a cart that promises the last pieces of an item, pay at the same time. The first
 * ones get them; the others are warned, and agree to a later date. In the report, others wait for locks of
 * their transactions.
 */
export async function runLastPieces(store: TestStack, buyers: number): Promise<Outcome[]> {
  await setStock(store, [ITEM], PIECES);
  const payments = await inParallel(Array<undefined>(buyers).fill(undefined), async () => {
    const customer = await insertCustomer(store, store.transport);
    const cart = await fillCart(customer, { stock: { sku: ITEM, quantity: 1 } });
    return preparePayment(store, customer, cart, "card");
  });
  let othersWaited = 0;
  const stopWatching = repeat(async () => {
    const [row] = await store.rows<{ seconds: number }>(LONGEST_LOCK_WAIT);
    othersWaited = Math.max(othersWaited, row?.seconds ?? 0);
  }, 20);
  const outcomes = await inParallel(payments, pay);
  await stopWatching();
  const [found] = await store.rows<Record<"ready" | "later" | "deadlocks", number>>(COUNT, [ITEM]);
  const isRight = found?.ready === PIECES && found.later === buyers - PIECES && found.deadlocks === 0;
  const wrong = findViolations({ buyers, PIECES, found }, { "promised twice": !isRight });
  outcomes[0]?.findings.push(...wrong, ...(await checkStock(store)), ...(await auditStore(store)));
  return outcomes.map((outcome) => ({ ...outcome, othersWaited }));
}

const inParallel = <Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> =>
  Readable.from(items).map(work, { concurrency: AT_ONCE }).toArray();

/**
 * Pays for the cart as the page shows it. A buyer who is warned of a later date agrees to it and submits
 * again.
 */
async function pay({ submit }: Payment): Promise<Outcome> {
  const begun = performance.now();
  const first = await submit();
  const seconds = (performance.now() - begun) / 1000;
  const last = first.status === 409 ? await submit(first.body.cart) : first;
  const findings = findViolations(
    { seconds, status: last.status, body: last.body },
    { "took too long": seconds > OTHERS_WAIT_AT_MOST_S, "not finished": last.status !== 200 },
  );
  const name = `cart, pays with many others for the last ${PIECES} pieces of an item`;
  return { name, seconds, firstStatus: first.status, findings };
}
