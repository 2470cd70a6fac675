import { setTimeout as pause } from "node:timers/promises";
import type { OrderAddress } from "@ligate/contract/address/schemas";
import { readSettings } from "@ligate/contract/settings/settings";
import { sql } from "drizzle-orm";
import { type Database, type OpenDatabase, openPostgres, queryRows } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { aCrowd, type CrowdMember, longestLockWait, together } from "../../../testing/crowd.ts";
import { databaseUrl } from "../../../testing/database/template.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { aPdf } from "../../../testing/purchase-orders.ts";
import { ADDRESS } from "../../../testing/shoppers.ts";
import { CELL_LINE, inStock, OTHER_CELL_LINE, piecesLeft } from "../../../testing/stock.ts";
import { orderLines } from "../orders/orders.table.ts";
import { auditMoney } from "./audit/audit-money.ts";
import { auditStock } from "./audit/audit-stock.ts";
import { captureCart } from "./capture/order-sources.ts";
import type { PaymentContext } from "./payment-context.ts";
import type { PayPal } from "./paypal/paypal.ts";
import { payWithPurchaseOrder } from "./purchase-orders/pay-with-purchase-order.ts";

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const { db } = testDatabase();
const PIECES = 10;
/** A thousand claims take long on a machine that also runs other tests. */
const TIMEOUT_MS = 180_000;
/** $245.00 apiece; shipping costs $43.00. */
const SMALL = "ST-1001";
const SMALL_TOTAL = 288_00;

/** The total that each buyer pays. */
let amountCents = 0;

/** A PayPal that answers after a while, and refuses the payments whose number is divisible by `refused`. */
const slowPayPal = (refused = Number.POSITIVE_INFINITY): PayPal => ({
  capture: async (orderId) => {
    await pause(50);
    if (Number(orderId.replace("ORDER", "")) % refused === 0)
      return { kind: "refused", refusal: { detail: "Declined.", details: [], debug_id: "" } };
    const money = { amountCents, currency: "USD", source: "Visa", lastDigits: "1111", paidBy: {} };
    return { kind: "captured", money: { id: `CAPTURE-${orderId}`, ...money }, refunds: [] };
  },
  createOrder: unused,
  read: unused,
  isGenuine: unused,
  refund: unused,
  readRefund: unused,
  findCapture: unused,
  listTransactions: unused,
});
const unused = () => Promise.reject(new Error("is not called"));

/** Two API processes, as far as the database can tell: each has its own connections. */
async function twoProcesses(paypal: PayPal) {
  const [name] = await queryRows<{ name: string }>(db(), sql`select current_database() as name`);
  const open = () => openPostgres(databaseUrl(name?.name ?? ""));
  const opened = { one: open(), other: open() };
  const log = { warn: () => {}, error: () => {} };
  const settings = readSettings({ NODE_ENV: "test" });
  const contextOf = (process: OpenDatabase): PaymentContext => ({ db: process.db, paypal, settings, log });
  return {
    one: contextOf(opened.one),
    other: contextOf(opened.other),
    close: () => Promise.all([opened.one.close(), opened.other.close()]),
  };
}

const address: OrderAddress = ADDRESS;
const shownReady = ({ lineIds }: CrowdMember) =>
  lineIds.map((id) => ({ id, ready_quantity: 1, ready_days: 3, made_to_order_days: null }));

const byCard = (context: PaymentContext, buyer: CrowdMember, quantity: number, totalCents: number) => {
  const shipping_amount = totalCents < 500_00 ? 43 : 0;
  return captureCart(context, buyer, {
    address,
    quantity,
    subtotal: totalCents / 100 - shipping_amount,
    shipping_amount,
    cart: shownReady(buyer),
  });
};

const byPurchaseOrder = (context: PaymentContext, buyer: CrowdMember) =>
  payWithPurchaseOrder(context, buyer.userId, {
    order_number: `PO-${buyer.userId}`,
    po_file: aPdf(),
    cart: shownReady(buyer),
    quantity: 1,
    subtotal: 245,
    shipping_amount: 43,
    total_price: SMALL_TOTAL / 100,
    address,
    credit_price: 0,
    po_price: SMALL_TOTAL / 100,
  });

/** The number of responses by status; 200 for buyers who have paid. */
function statusesOf(results: PromiseSettledResult<unknown>[]): Record<number, number> {
  const statuses = results.map((result) => {
    if (result.status === "fulfilled") return 200;
    if (result.reason instanceof ProblemError) return result.reason.status;
    throw result.reason;
  });
  return Object.fromEntries([...Map.groupBy(statuses, Number)].map(([status, all]) => [status, all.length]));
}

const reservedOf = async (database: Database) =>
  (await database.select().from(orderLines)).reduce((sum, line) => sum + line.reservedQuantity, 0);

onPostgres("a crowd of buyers at two processes", () => {
  it(
    "gets exactly the pieces there are, and nobody waits long for another",
    async () => {
      amountCents = SMALL_TOTAL;
      await inStock(db(), SMALL, PIECES);
      const crowd = await aCrowd(db(), 1_000, [SMALL], SMALL_TOTAL);
      const { one, other, close } = await twoProcesses(slowPayPal());
      let results: PromiseSettledResult<unknown>[] = [];

      const seconds = await longestLockWait(db(), async () => {
        results = await together(crowd, (buyer, n) =>
          n % 2 === 0 ? byCard(one, buyer, 1, SMALL_TOTAL) : byPurchaseOrder(other, buyer),
        );
      });

      await close();
      expect(statusesOf(results)).toEqual({ 200: PIECES, 409: 1_000 - PIECES });
      expect(await reservedOf(db())).toBe(PIECES);
      expect(await piecesLeft(db(), SMALL)).toBe(0);
      expect((await auditStock(db())).mismatches).toEqual([]);
      expect((await auditMoney(db())).mismatches).toEqual([]);
      expect(seconds).toBeLessThan(2);
    },
    TIMEOUT_MS,
  );

  it(
    "does not block itself with two items in different orders, and refused cards give pieces back",
    async () => {
      amountCents = 2_700_00;
      await inStock(db(), CELL_LINE, PIECES, null);
      await inStock(db(), OTHER_CELL_LINE, PIECES, null);
      const crowd = await aCrowd(db(), 200, [CELL_LINE, OTHER_CELL_LINE], amountCents);
      const { one, other, close } = await twoProcesses(slowPayPal(3));
      let results: PromiseSettledResult<unknown>[] = [];

      const seconds = await longestLockWait(db(), async () => {
        results = await together(crowd, (buyer, n) =>
          byCard(n % 2 === 0 ? one : other, buyer, 2, amountCents),
        );
      });

      await close();
      const paid = statusesOf(results)[200] ?? 0;
      expect(paid).toBeGreaterThan(0);
      expect(await reservedOf(db())).toBe(2 * paid);
      expect(await piecesLeft(db(), CELL_LINE)).toBe(PIECES - paid);
      expect(await piecesLeft(db(), OTHER_CELL_LINE)).toBe(PIECES - paid);
      expect((await auditStock(db())).mismatches).toEqual([]);
      expect(seconds).toBeLessThan(2);
    },
    TIMEOUT_MS,
  );
});
