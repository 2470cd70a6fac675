import { eq, sql } from "drizzle-orm";
import { outbox } from "../../../../jobs/outbox.table.ts";
import { paidByCard, paidInHalves, STAFF } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { stockChanges, stockItems } from "../../../catalog/tables.ts";
import { auditMoney } from "../../payments/audit/audit-money.ts";
import { ledger } from "../../payments/payments.table.ts";
import { createRefundReconciler, requestRefund } from "../../payments/refunds/refund.service.ts";
import { refunds } from "../../payments/refunds/refunds.table.ts";
import { orderLines, orders } from "../orders.table.ts";
import { cancelOrder } from "./cancel-order.ts";
import { changeOrderStatus } from "./change-order-status.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const context = () => ({ db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal });
const cancel = (orderNumber: string) =>
  cancelOrder(context(), { orderNumber, reason: "The gene cannot be cloned.", actor: "grace" });
const move = (number: string) =>
  db().transaction((tx) => changeOrderStatus(tx, number, "in_progress", STAFF));
const statusOf = async (number: string) =>
  (await db().select().from(orders).where(eq(orders.orderNumber, number)))[0]?.status;
const isClean = async () => expect((await auditMoney(db())).mismatches).toEqual([]);

async function reconcile() {
  await db().update(refunds).set({ leaseUntil: sql`now()` });
  const client = app().payments.paypal;
  const { run, finish } = createRefundReconciler({ ...app().payments, paypal: client });
  await run();
  await finish();
}

it("refunds the captured money, and tells the customer in one email", async () => {
  const ada = browser();
  const number = await paidByCard(db(), ada);

  expect(await cancel(number)).toMatchObject({ status: "done", amountCents: 47_200 });

  expect(providers.paidBack()).toEqual([47_200]);
  expect((await ada.get(`/api/users/view-order/${number}`)).body).toMatchObject({
    status: "cancelled",
    refunds: [{ kind: "refund", amount: 472 }],
  });
  const mails = await db().select().from(outbox);
  expect(mails.filter(({ key }) => key.startsWith("refund:"))).toEqual([]);
  expect(mails.at(-1)).toMatchObject({
    subject: expect.stringMatching(/: Cancelled$/),
    text: expect.stringMatching(/refunded \$472\.00.*The gene cannot be cloned\./s),
  });
  await isClean();
});

it("refunds the card's half and voids the purchase order's", async () => {
  const number = await paidInHalves(db(), browser());

  await cancel(number);

  const sums = await db()
    .select({ kind: ledger.kind, cents: ledger.amountCents })
    .from(ledger)
    .orderBy(ledger.kind);
  expect(sums.map(({ kind }) => kind).toSorted()).toEqual(["capture", "purchase_order", "refund", "void"]);
  expect(sums.reduce((all, { cents }) => all + cents, 0)).toBe(0);
  await isClean();
});

it("refunds what earlier refunds have left", async () => {
  const number = await paidByCard(db(), browser());
  await requestRefund(context(), { orderNumber: number, amountCents: 2_000, reason: "Late", actor: "grace" });

  await cancel(number);

  expect(providers.paidBack()).toEqual([2_000, 45_200]);
  await isClean();
});

it("gives the reserved pieces back", async () => {
  const number = await paidByCard(db(), browser());
  const [item] = await db().select().from(stockItems).where(sql`${stockItems.stockCount} > 0`).limit(1);
  const sku = item?.sku ?? "";
  await db().update(orderLines).set({ reservedQuantity: 1 });
  await db().insert(stockChanges).values({ sku, kind: "reserve", quantity: -1, orderNumber: number });

  await cancel(number);

  const changes = await db().select().from(stockChanges).where(eq(stockChanges.orderNumber, number));
  expect(changes).toMatchObject([
    { kind: "reserve", quantity: -1 },
    { kind: "return", quantity: 1 },
  ]);
});

it("holds the order until PayPal has confirmed the refund, and cancels it then", async () => {
  const number = await paidByCard(db(), browser());
  providers.plan("refund", "answer lost", "answer lost");

  expect(await cancel(number)).toMatchObject({ status: "claimed" });
  expect(await statusOf(number)).toBe("open");
  await expect(move(number)).rejects.toThrow(`Order ${number} is being cancelled`);
  await expect(cancel(number)).rejects.toThrow(`Order ${number} is being cancelled`);
  await expect(
    requestRefund(context(), { orderNumber: number, reason: "Late", actor: "grace" }),
  ).rejects.toThrow("is being cancelled");

  await Promise.all([reconcile(), reconcile()]);

  expect(await statusOf(number)).toBe("cancelled");
  expect(providers.paidBack()).toEqual([47_200]);
  await isClean();
});

it("leaves the order as it is if PayPal refuses the refund", async () => {
  const number = await paidByCard(db(), browser());
  providers.plan("refund", "refuse-refund");

  expect(await cancel(number)).toMatchObject({
    status: "failed",
    failure: expect.stringContaining("REFUND_FAILED_INSUFFICIENT_FUNDS"),
  });

  expect(await statusOf(number)).toBe("open");
  await move(number);
  await isClean();
});

it("waits for a partial refund that is not completed", async () => {
  const number = await paidByCard(db(), browser());
  providers.plan("refund", "pending-refund");
  await requestRefund(context(), { orderNumber: number, amountCents: 2_000, reason: "Late", actor: "grace" });

  await expect(cancel(number)).rejects.toThrow(`A refund of order ${number} is not completed yet.`);
});

it("is refused without a claim if payments are not configured", async () => {
  const orderNumber = await paidByCard(db(), browser());
  const request = { orderNumber, reason: "Late", actor: "grace" };

  await expect(cancelOrder({ ...context(), paypal: undefined }, request)).rejects.toThrow("not configured");
  expect(await db().select().from(refunds)).toEqual([]);
});

it("of two concurrent cancellations refunds once", async () => {
  const number = await paidByCard(db(), browser());

  const results = await Promise.allSettled([cancel(number), cancel(number), cancel(number)]);

  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(providers.paidBack()).toEqual([47_200]);
  await isClean();
});
