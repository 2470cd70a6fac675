import { toCents } from "@ligate/contract/common/money";
import { and, eq, sql } from "drizzle-orm";
import {
  captureHalf,
  inHalves,
  invoice,
  invoiced,
  makeReady,
  openInvoice,
  paidByCard,
  paidInHalves,
  STAFF,
  shipAndInvoice,
} from "../../../testing/purchase-orders.ts";
import { otherAmount, sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { atCheckout, capture } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { invoices } from "../invoices/invoices.table.ts";
import { readInvoices } from "../invoices/read-invoices.ts";
import { recordBankPayment, returnOverpayment } from "../invoices/record-bank-payment.ts";
import { orders } from "../orders/orders.table.ts";
import { cancelOrder } from "../orders/status/cancel-order.ts";
import { auditMoney } from "../payments/audit/audit-money.ts";
import { auditPayPal } from "../payments/audit/audit-paypal.ts";
import { reconcile } from "../payments/capture/reconcile.ts";
import { ledger, payments } from "../payments/payments.table.ts";
import { requestRefund } from "../payments/refunds/refund.service.ts";
import { type FinancialReport, reportFinances } from "./financial-report.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const context = () => ({ db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal });

const DAY_MS = 24 * 3600 * 1000;
const EVER = { from: "2000-01-01", to: "2099-12-31" };
const report = (period = EVER) => reportFinances(db(), period);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const dollars = (values: string[]) => sum(values.map((value) => toCents(Number(value))));

const postingsOf = ({ entries }: FinancialReport) =>
  entries.map(({ kind, postings }) => [
    kind,
    Object.fromEntries(postings.map(({ account, cents }) => [account, cents])),
  ]);

/** Books what an order's ledger has of a kind at another time. */
const bookedAt = async (at: string, number: string, kind: (typeof ledger.$inferSelect)["kind"]) => {
  const [order] = await db().select().from(orders).where(eq(orders.orderNumber, number));
  await db()
    .update(ledger)
    .set({ at: new Date(at) })
    .where(and(eq(ledger.orderId, order?.id ?? 0), eq(ledger.kind, kind)));
};

const byBank = (number: string, amountCents: number, reference: string) =>
  db().transaction((tx) =>
    recordBankPayment(tx, number, { amountCents, reference, receivedOn: "2026-11-27", method: "ach" }, STAFF),
  );

async function expectAudited() {
  expect((await auditMoney(db())).mismatches).toEqual([]);
  expect((await auditPayPal(context(), new Date(Date.now() - DAY_MS))).mismatches).toEqual([]);
}

it("has no entries in a period without payments", async () => {
  expect(await report()).toMatchObject({
    entries: [],
    debitCents: 0,
    differences: [],
    sales: { count: 0, cents: 0 },
    taxed: [],
    closing: { receivableCents: 0, creditsCents: 0 },
  });
});

it("has the sums of the ledger and of PayPal, for orders that are paid, refunded, credited and cancelled", async () => {
  const refunded = await paidByCard(db(), browser());
  const cancelled = await paidByCard(db(), browser(), "eve@lab.example");
  const credited = await invoiced(db(), browser(), "bob@lab.example");
  await requestRefund(context(), {
    orderNumber: credited,
    amountCents: 20_00,
    reason: "Late",
    actor: "grace",
  });
  const dan = browser();
  await (await openInvoice(dan, await invoiced(db(), dan, "dan@lab.example"))).pay();
  const captured = dollars(providers.taken());
  await requestRefund(context(), {
    orderNumber: refunded,
    amountCents: 50_00,
    reason: "Late",
    actor: "grace",
  });
  await cancelOrder(context(), { orderNumber: cancelled, reason: "Late", actor: "grace" });
  await byBank(credited, 460_00, "7731");

  const found = await report();

  await expectAudited();
  expect(found).toMatchObject({
    differences: [],
    foreign: 0,
    sales: { count: 4, cents: 4 * 429_00 },
    freight: { count: 4, cents: 4 * 43_00 },
    returns: {
      refunds: { count: 2, cents: 50_00 + 472_00 },
      creditNotes: { count: 1, cents: 20_00 },
      voids: { count: 0, cents: 0 },
    },
    paypal: {
      captures: { count: 3, cents: captured },
      refunds: { count: 2, cents: sum(providers.paidBack()) },
      reversals: { count: 0, cents: 0 },
    },
    bank: { count: 1, cents: 460_00 },
    untaxed: { count: 0, cents: 0 },
    closing: { receivableCents: 0, creditsCents: 8_00 },
  });
  expect(found.debitCents).toBe(found.creditCents);
  expect(found.entries.find(({ kind }) => kind === "transfer")).toMatchObject({
    document: `IV-${credited}`,
    reference: "7731",
    receivedOn: "2026-11-27",
    order: { number: credited, state: "MA", customer: "Example Institute" },
  });
  expect(found.entries.find(({ kind }) => kind === "credit_note")).toMatchObject({
    document: `CN-${credited}-1`,
    reference: `IV-${credited}`,
  });
  expect(found.entries.find(({ kind }) => kind === "purchase_order")?.reference).toBe("PO-7");
});

it("lists the recorded tax by state, and the orders whose rate is pending", async () => {
  const first = await paidByCard(db(), browser());
  const second = await paidByCard(db(), browser(), "eve@lab.example");
  const third = await paidByCard(db(), browser(), "bob@lab.example");
  const tax = (number: string, taxCents: number | null, state = "MA") =>
    db()
      .update(orders)
      .set({ taxCents, address: sql`${orders.address} || ${JSON.stringify({ state })}::jsonb` })
      .where(eq(orders.orderNumber, number));
  await tax(first, 26_81);
  await tax(second, 37_00, "CA");
  await tax(third, null, "CA");

  const { taxed, untaxed, sales } = await report();

  expect(taxed).toEqual([
    { state: "CA", count: 1, cents: 429_00, taxCents: 37_00 },
    { state: "MA", count: 1, cents: 429_00, taxCents: 26_81 },
  ]);
  expect(untaxed).toEqual({ count: 1, cents: 429_00 });
  expect(sales.cents).toBe(3 * 429_00);
});

it("sells the part under review when PayPal has ended its review, in its own month", async () => {
  const ada = browser();
  const { id, cart } = await inHalves(db(), ada);
  providers.plan("capture", "pending");
  await captureHalf(ada, id, cart);
  const [order] = await db().select().from(orders);
  const number = order?.orderNumber ?? "";
  expect(postingsOf(await report())).toEqual([["purchase_order", { receivable: 643_50, sales: -643_50 }]]);

  providers.endReviews(true);
  await db().update(payments).set({ checkAt: sql`now()` });
  await reconcile(app().payments);
  await bookedAt("2026-10-31T23:59:59.999Z", number, "purchase_order");
  await bookedAt("2026-11-01T00:00:00Z", number, "capture");

  const november = await report({ from: "2026-11-01", to: "2026-11-30" });
  expect(postingsOf(november)).toEqual([["capture", { paypal: 643_50, sales: -643_50 }]]);
  expect(november).toMatchObject({ differences: [], closing: { receivableCents: 643_50 } });
  expect(november.entries[0]).toMatchObject({ number: 2, day: "2026-11-01" });
  const october = await report({ from: "2026-10-01", to: "2026-10-31" });
  expect(october).toMatchObject({
    differences: [],
    sales: { cents: 643_50 },
    paypal: { captures: { count: 0 } },
  });
  const tax = (reports: FinancialReport[]) =>
    sum(reports.flatMap(({ taxed }) => taxed).map((one) => one.taxCents));
  expect(tax([october, november])).toBe(order?.taxCents);
});

it("voids the promise of a cancelled order, and refunds its captured half", async () => {
  const number = await paidInHalves(db(), browser());
  await cancelOrder(context(), { orderNumber: number, reason: "Late", actor: "grace" });

  const found = await report();

  await expectAudited();
  expect(found).toMatchObject({
    differences: [],
    returns: { refunds: { count: 1, cents: 643_50 }, voids: { count: 1, cents: 643_50 } },
    closing: { receivableCents: 0, creditsCents: 0 },
  });
});

it("owes a customer the money that was captured for no order", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", otherAmount);
  await capture(ada, id, cart);

  const found = await report();

  expect(postingsOf(found)).toEqual([["capture", { paypal: 1_00, credits: -1_00 }]]);
  expect(found).toMatchObject({
    differences: [],
    sales: { count: 0, cents: 0 },
    closing: { creditsCents: 1_00 },
  });
});

it("lists open invoices by age as of the last day, and what is not invoiced yet", async () => {
  const number = await paidInHalves(db(), browser());
  await makeReady(db(), number);
  await shipAndInvoice(db(), number, new Map([[1, 1]]));
  const other = await invoiced(db(), browser(), "bob@lab.example");
  const listed = await db().select().from(invoices);
  const dueOn = (dueDay: string) => db().update(invoices).set({ billedOn: "2026-08-01", dueOn: dueDay });
  await dueOn("2026-08-31");
  await db()
    .update(ledger)
    .set({ at: new Date("2026-07-01T12:00:00Z") });
  await byBank(other, 72_00, "1");
  await bookedAt("2026-09-30T12:00:00Z", other, "transfer");

  const ages = async (to: string) =>
    (await report({ ...EVER, to })).openInvoices.map(({ count, cents }) => `${count} ${cents}`);

  const half = 214_50;
  expect(listed.map(({ amountCents }) => amountCents)).toEqual([half, 472_00]);
  expect(await ages("2026-07-31")).toEqual(["0 0", "0 0", "0 0", "0 0", "0 0"]);
  expect(await ages("2026-08-31")).toEqual([`2 ${half + 472_00}`, "0 0", "0 0", "0 0", "0 0"]);
  expect(await ages("2026-09-01")).toEqual(["0 0", `2 ${half + 472_00}`, "0 0", "0 0", "0 0"]);
  expect(await ages("2026-09-30")).toEqual(["0 0", `2 ${half + 400_00}`, "0 0", "0 0", "0 0"]);
  expect(await ages("2026-10-01")).toEqual(["0 0", "0 0", `2 ${half + 400_00}`, "0 0", "0 0"]);
  expect(await ages("2026-11-29")).toEqual(["0 0", "0 0", "0 0", `2 ${half + 400_00}`, "0 0"]);
  expect(await ages("2026-11-30")).toEqual(["0 0", "0 0", "0 0", "0 0", `2 ${half + 400_00}`]);
  expect((await report()).closing.receivableCents).toBe(643_50 + 400_00);
});

it("has the balances that the invoices have, overpaid and partly sent back", async () => {
  const number = await invoiced(db(), browser());
  await byBank(number, 100_00, "1");
  await byBank(number, 400_00, "2");
  const back = { amountCents: 8_00, reference: "back", receivedOn: "2026-11-28", method: "ach" as const };
  await db().transaction((tx) => returnOverpayment(tx, number, back, STAFF));

  const found = await report();

  await expectAudited();
  const [order] = await db().select().from(orders);
  expect(await readInvoices(db(), order?.id ?? 0)).toMatchObject([{ balanceCents: -20_00 }]);
  expect(found).toMatchObject({
    differences: [],
    bank: { count: 3, cents: 492_00 },
    closing: { receivableCents: 0, creditsCents: 20_00 },
  });
  expect(found.entries.map(({ document }) => document)).toEqual(["", ...Array(3).fill(`IV-${number}`)]);
});

it("reads a transfer from before bank payments were recorded", async () => {
  const number = await paidInHalves(db(), browser());
  await invoice(db(), number);
  const [order] = await db().select().from(orders);
  const transfer = { kind: "transfer", amountCents: 643_50, currency: "USD", reference: number } as const;
  await db()
    .insert(ledger)
    .values({ ...transfer, orderId: order?.id ?? 0 });

  const found = await report();

  expect(postingsOf(found).at(-1)).toEqual(["transfer", { bank: 643_50, receivable: -643_50 }]);
  expect(found.entries.at(-1)).toMatchObject({ document: `IV-${number}`, reference: number, receivedOn: "" });
  expect(found.openInvoices.every(({ count }) => count === 0)).toBe(true);
});
