import { toCents } from "@ligate/contract/common/money";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { eq, or, sql } from "drizzle-orm";
import fc from "fast-check";
import { ProblemError } from "../../../../http/problem.ts";
import type { Browser } from "../../../../testing/browser.ts";
import {
  captureHalf,
  newestOrder,
  openHalf,
  openInvoice,
  PARCEL,
  payByOrder,
  STAFF,
  shopping,
} from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, capture, getCart, openPayment, PLASMID } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { issueInvoice } from "../../invoices/issue-invoice.ts";
import { recordBankPayment, returnOverpayment } from "../../invoices/record-bank-payment.ts";
import { orders } from "../../orders/orders.table.ts";
import { cancelOrder } from "../../orders/status/cancel-order.ts";
import { changeOrderStatus } from "../../orders/status/change-order-status.ts";
import { shipOrder } from "../../shipments/ship-order.ts";
import { auditMoney } from "../audit/audit-money.ts";
import { ledger, payments } from "../payments.table.ts";
import { setPurchaseOrderLimit } from "../purchase-orders/purchase-order-limit.ts";
import { bookProviderRefund } from "./provider-refunds.ts";
import { createRefundReconciler, requestRefund } from "./refund.service.ts";
import { refunds } from "./refunds.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const EMAIL = "ada@lab.example";
const context = () => ({ db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal });
const refund = (orderNumber: string, amountCents?: number) =>
  requestRefund(context(), { orderNumber, amountCents, reason: "Late", actor: "grace" });
const cancel = (orderNumber: string) =>
  cancelOrder(context(), { orderNumber, reason: "Late", actor: "grace" });

/** Payment methods of an order. */
const PAID_BY = {
  card: async (ada: Browser) => {
    await add(ada, PLASMID, 1);
    const cart = await getCart(ada);
    await capture(ada, await openPayment(ada, cart), cart);
  },
  halves: async (ada: Browser) => {
    await add(ada, PLASMID, 3);
    const cart = await getCart(ada);
    await captureHalf(ada, await openHalf(ada, cart), cart);
  },
  "purchase order": async (ada: Browser) => {
    await add(ada, PLASMID, 1);
    await payByOrder(ada, await getCart(ada));
  },
};

const fault = fc.constantFrom(
  "approve",
  "approve",
  "approve",
  "pending-refund",
  "refuse-refund",
  "no answer",
  "answer lost" as const,
);
const cents = fc.integer({ min: 1, max: 60_000 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("refund" as const), cents, fault }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("refund all" as const), fault }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), fault }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("at PayPal" as const), cents }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("ship" as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("check" as const), cents, invoice: fc.nat({ max: 3 }) }),
  },
  ...(["move", "move", "invoice", "pay by card", "send back", "reconcile", "complete", "fail"] as const).map(
    (kind) => fc.record({ kind: fc.constant(kind) }),
  ),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let checks = 0;
const aCheck = (amountCents: number) => {
  checks += 1;
  return { amountCents, method: "check" as const, reference: String(checks), receivedOn: "2026-11-27" };
};

/** Refusals of a step are expected; other errors are not. */
async function attempt(work: () => Promise<unknown>) {
  await work().catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}

async function capturesOf(number: string) {
  const [order] = await db().select().from(orders).where(eq(orders.orderNumber, number));
  const id = order?.id ?? 0;
  const found = await db()
    .select()
    .from(payments)
    .where(or(eq(payments.orderId, id), eq(payments.invoiceOf, id)));
  return { id, captures: found.filter(({ status }) => status === "captured") };
}

async function reconcile() {
  await db().update(refunds).set({ leaseUntil: sql`now()` });
  const client = app().payments.paypal;
  const { run, finish } = createRefundReconciler({ ...app().payments, paypal: client });
  await run();
  await finish();
}

async function take(ada: Browser, number: string, taken: Step) {
  providers.plan("refund", ...("fault" in taken ? [taken.fault, taken.fault] : []));
  if (taken.kind === "refund") return refund(number, taken.cents);
  if (taken.kind === "refund all") return refund(number);
  if (taken.kind === "cancel") return cancel(number);
  if (taken.kind === "at PayPal") return refundAtPayPal(number, taken.cents);
  if (taken.kind === "reconcile") return reconcile();
  if (taken.kind === "complete") return providers.endRefunds(true);
  if (taken.kind === "fail") return providers.endRefunds(false);
  if (taken.kind === "pay by card") return (await openInvoice(ada, number).catch(() => undefined))?.pay();
  return db().transaction(async (tx) => {
    if (taken.kind === "ship")
      return shipOrder(tx, number, {
        ...PARCEL,
        trackingNumber: String(checks++),
        pieces: new Map([[1, taken.quantity]]),
      });
    if (taken.kind === "invoice") return issueInvoice(tx, number, STAFF);
    if (taken.kind === "check") {
      const paid = taken.invoice > 0 ? `${number}-${taken.invoice + 1}` : number;
      return recordBankPayment(tx, paid, aCheck(taken.cents), STAFF);
    }
    if (taken.kind === "send back") return returnOverpayment(tx, number, aCheck(1), STAFF);
    return changeOrderStatus(tx, number, "in_progress", STAFF).catch(() =>
      changeOrderStatus(tx, number, "ready_for_delivery", STAFF),
    );
  });
}

async function refundAtPayPal(number: string, wanted: number) {
  const [made] = (await capturesOf(number)).captures;
  const payment = providers.payments().find(({ capture }) => capture.id === made?.captureId);
  const most = Math.min(wanted, toCents(Number(payment?.left.value ?? 0)));
  if (made?.captureId && most > 0)
    await bookProviderRefund(context(), providers.refundAtPayPal(made.captureId, most));
}

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Expects the money that PayPal has paid back in the ledger and on the order's page, and no more than was captured. */
async function expectPaidBack(ada: Browser, number: string, paidBack: number) {
  const { id, captures } = await capturesOf(number);
  const booked = await db().select().from(ledger).where(eq(ledger.orderId, id));
  const refunded = booked.flatMap(({ kind, amountCents }) => (kind === "refund" ? -amountCents : []));
  expect(total(refunded)).toBe(paidBack);
  expect(paidBack).toBeLessThanOrEqual(total(captures.map(({ amountCents }) => amountCents)));
  const { body } = await ada.get(`/api/users/view-order/${number}`);
  const shown = (body as OrderView).refunds.flatMap(({ kind, amount }) =>
    kind === "refund" ? toCents(amount) : [],
  );
  expect(total(shown)).toBe(paidBack);
}

const isClean = async () => expect((await auditMoney(db())).mismatches).toEqual([]);

it("keeps the books right for any sequence of refunds, credit notes, payments and cancellation", async () => {
  const ada = browser();
  await shopping(db(), ada, 1, EMAIL);
  await ada.post("/api/orders/cart/", { clear: true });
  await setPurchaseOrderLimit(db(), EMAIL, 1_000);
  const kind = fc.constantFrom(...(Object.keys(PAID_BY) as (keyof typeof PAID_BY)[]));

  await fc.assert(
    fc.asyncProperty(kind, fc.array(step, { minLength: 1, maxLength: 14 }), async (paidBy, steps) => {
      await PAID_BY[paidBy](ada);
      const number = await newestOrder(db());
      const before = total(providers.paidBack());
      for (const taken of steps) {
        await attempt(() => take(ada, number, taken));
        await isClean();
      }
      providers.plan("refund");
      providers.endRefunds(true);
      await reconcile();
      await isClean();
      await expectPaidBack(ada, number, total(providers.paidBack()) - before);
    }),
    { numRuns: 40 },
  );
}, 300_000);

it("never pays back more than was captured for any concurrent refunds and cancellations", async () => {
  const ada = browser();
  await shopping(db(), ada, 1, EMAIL);
  await ada.post("/api/orders/cart/", { clear: true });
  const command = fc.oneof(cents, fc.constant("cancel" as const), fc.constant("all" as const));
  const pair = fc.record({
    commands: fc.array(command, { minLength: 2, maxLength: 3 }),
    isPending: fc.boolean(),
  });
  const run = (number: string, wanted: number | "cancel" | "all") =>
    attempt(() =>
      wanted === "cancel" ? cancel(number) : refund(number, wanted === "all" ? undefined : wanted),
    );

  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), async (pairs) => {
      await PAID_BY.card(ada);
      const number = await newestOrder(db());
      const before = total(providers.paidBack());
      for (const { commands, isPending } of pairs) {
        providers.plan("refund", isPending ? "pending-refund" : "approve");
        await Promise.all(commands.map((wanted) => run(number, wanted)));
      }
      providers.endRefunds(true);
      await reconcile();
      expect(total(providers.paidBack()) - before).toBeLessThanOrEqual(47_200);
      await isClean();
    }),
    { numRuns: 20 },
  );
}, 300_000);
