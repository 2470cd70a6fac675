import { eq, sql } from "drizzle-orm";
import { invoiced, paidByCard, payByCheck, STAFF } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { creditNotes, invoices } from "../../invoices/invoices.table.ts";
import { orders } from "../../orders/orders.table.ts";
import { cancelOrder } from "../../orders/status/cancel-order.ts";
import { shipmentLines } from "../../shipments/shipments.table.ts";
import { ledger, payments } from "../payments.table.ts";
import { requestRefund } from "../refunds/refund.service.ts";
import { refunds } from "../refunds/refunds.table.ts";
import { auditMoney } from "./audit-money.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const context = () => ({ db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal });
const refund = (orderNumber: string, amountCents: number) =>
  requestRefund(context(), { orderNumber, amountCents, reason: "Late", actor: "grace" });
const mismatches = async () => (await auditMoney(db())).mismatches;

/** An order of $472.00 by card, of which $100.00 are refunded. */
async function refunded() {
  const number = await paidByCard(db(), browser());
  await refund(number, 10_000);
  return number;
}

/** An invoice of $472.00 that is reduced by $100.00. */
async function credited() {
  const number = await invoiced(db(), browser());
  await refund(number, 10_000);
  return number;
}

describe("the audit reports", () => {
  it("a completed refund that is not in the ledger", async () => {
    const order = await refunded();
    await db().delete(ledger).where(eq(ledger.kind, "refund"));

    expect(await mismatches()).toEqual([
      { order, mismatch: `refund ${providers.refundId()} is not in the ledger` },
    ]);
  });

  it("a refund in the ledger that is not recorded as completed", async () => {
    const order = await refunded();
    await db().update(refunds).set({ status: "failed" });

    expect(await mismatches()).toEqual([
      {
        order,
        mismatch: `refund ${providers.refundId()} is in the ledger, but is not recorded as completed`,
      },
    ]);
  });

  it("a refund with another amount in the ledger", async () => {
    const order = await refunded();
    await db().update(ledger).set({ amountCents: -1 }).where(eq(ledger.kind, "refund"));

    expect(await mismatches()).toEqual([
      { order, mismatch: `refund ${providers.refundId()} has another order or amount than its record` },
    ]);
  });

  it("refunds of more than was captured, also beyond 32 bits", async () => {
    const order = await refunded();
    const cents = 5_000_000_000;
    await db().update(refunds).set({ amountCents: cents });
    await db().update(ledger).set({ amountCents: -cents }).where(eq(ledger.kind, "refund"));

    expect(await mismatches()).toEqual([
      { order, mismatch: `refunds of capture ${providers.captureId()} are ${cents} cents of 47200` },
    ]);
  });

  it("a cancelled order whose money was not paid back", async () => {
    const order = await paidByCard(db(), browser());
    await cancelOrder(context(), { orderNumber: order, reason: "Late", actor: "grace" });
    await db().delete(refunds);
    await db().delete(ledger).where(eq(ledger.kind, "refund"));

    expect(await mismatches()).toEqual([
      { order, mismatch: "is cancelled, but received 47200, paid back 0 and promised 0 cents" },
    ]);
  });

  it("a cancellation whose refund is completed, but whose order is open", async () => {
    const order = await paidByCard(db(), browser());
    await cancelOrder(context(), { orderNumber: order, reason: "Late", actor: "grace" });
    await db().update(orders).set({ status: "open" });

    expect(await mismatches()).toEqual([
      { order, mismatch: "is not cancelled, but refund 1 of its cancellation is completed" },
    ]);
  });

  it("a credit note that is missing on one side", async () => {
    const order = await credited();
    await db().delete(ledger).where(eq(ledger.kind, "credit_note"));
    expect(await mismatches()).toEqual([
      { order, mismatch: `credit note CN-${order}-1 is not in the ledger with its order and amount` },
    ]);
  });

  it("a credit note in the ledger only", async () => {
    const order = await credited();
    await db().delete(creditNotes);

    expect(await mismatches()).toEqual([
      { order, mismatch: `credit note CN-${order}-1 is in the ledger only` },
    ]);
  });

  it("an invoice that asks for another amount than its purchase order promises", async () => {
    const order = await credited();
    await db().update(invoices).set({ amountCents: 10_000 });

    expect(await mismatches()).toEqual([
      { order, mismatch: `invoice ${order} is unpaid, but its balance is 0 cents` },
      { order, mismatch: "its invoices ask for 10000 cents, but 47200 are promised" },
    ]);
  });

  it("an invoice that is paid without money, and its order that is not", async () => {
    const order = await invoiced(db(), browser());
    await db().update(invoices).set({ paidAt: sql`now()` });

    expect(await mismatches()).toEqual([
      { order, mismatch: `invoice ${order} is paid, but its balance is 47200 cents` },
      { order, mismatch: "is invoiced, but has unpaid invoices or none left" },
    ]);
  });

  it("a check that is missing on one side", async () => {
    const order = await invoiced(db(), browser());
    await payByCheck(db(), order, 10_000);
    await db().delete(ledger).where(eq(ledger.kind, "transfer"));

    expect(await mismatches()).toEqual([
      { order, mismatch: "bank payments of 10000 cents are recorded, but 0 are in the ledger" },
      {
        order,
        mismatch: "received -10000 in advance, under review 0 and promised 47200 cents, its total is 47200",
      },
    ]);
  });

  it("more shipped pieces than were ordered", async () => {
    const order = await invoiced(db(), browser());
    await db().update(shipmentLines).set({ quantity: 2 });

    expect(await mismatches()).toEqual([
      { order, mismatch: expect.stringMatching(/^line \d+ has shipped 2 pieces of 1$/) },
    ]);
  });

  it("an order under review whose payment is not, and the other way round", async () => {
    const order = await paidByCard(db(), browser());
    await db().update(orders).set({ paymentStatus: "pending" });
    expect(await mismatches()).toEqual([
      { order, mismatch: "its payment is pending, but 0 cents are under review" },
    ]);

    await db().update(orders).set({ paymentStatus: "confirmed" });
    await db().delete(ledger);
    await db().update(payments).set({ status: "pending" });
    expect(await mismatches()).toEqual([
      { order, mismatch: "its payment is confirmed, but 47200 cents are under review" },
    ]);
  });
});

it("accepts an order whose payment is under review", async () => {
  await paidByCard(db(), browser());
  await db().delete(ledger);
  await db().update(payments).set({ status: "pending", checkAt: sql`now()` });
  await db().update(orders).set({ paymentStatus: "pending" });

  expect(await mismatches()).toEqual([]);
});
