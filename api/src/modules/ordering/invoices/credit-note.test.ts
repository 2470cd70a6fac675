import { eq, sql } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import {
  invoice,
  invoiced,
  openInvoice,
  paidInHalves,
  payByCheck,
  STAFF,
} from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { orders } from "../orders/orders.table.ts";
import { auditMoney } from "../payments/audit/audit-money.ts";
import { captureAttempts, ledger, payments } from "../payments/payments.table.ts";
import { requestRefund } from "../payments/refunds/refund.service.ts";
import { invoices } from "./invoices.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const REASON = "One vial was damaged in transit.";
const refund = (orderNumber: string, amountCents?: number) =>
  requestRefund(
    { db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal },
    { orderNumber, amountCents, reason: REASON, actor: "grace" },
  );
const isClean = async () => expect((await auditMoney(db())).mismatches).toEqual([]);
const lastMail = async () => (await db().select().from(outbox).orderBy(outbox.id)).at(-1);
const bookedAs = async (kind: string) =>
  (await db().select().from(ledger)).filter((entry) => entry.kind === kind);

describe("a refund of an order with an unpaid invoice", () => {
  it("reduces the invoice by a credit note, which the customer sees", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);

    expect(await refund(number, 12_000)).toMatchObject({
      creditNotes: [{ number: `CN-${number}-1`, amountCents: 12_000 }],
      refunds: [],
    });

    expect((await ada.get(`/api/orders/get-invoice/${number}`)).body).toMatchObject({
      invoice: { invoice_due: 352 },
      order_total: 472,
      paid_before: 0,
      credit_notes: [{ number: `CN-${number}-1`, amount: 120, reason: REASON }],
    });
    expect((await ada.get(`/api/users/view-order/${number}`)).body).toMatchObject({
      status: "invoiced",
      refunds: [{ kind: "credit_note", amount: 120, reason: REASON }],
    });
    expect(await lastMail()).toMatchObject({
      subject: `Credit note CN-${number}-1 for invoice IV-${number}`,
      text: expect.stringContaining("$352.00"),
    });
    await isClean();
  });

  it("leaves the rest to be paid, by card or by transfer", async () => {
    const ada = browser();
    const byCard = await invoiced(db(), ada);
    await refund(byCard, 12_000);
    const { pay, total_price } = await openInvoice(ada, byCard);
    expect(total_price).toBe(352);
    expect((await pay()).status).toBe(200);

    const byTransfer = await invoiced(db(), browser(), "eve@lab.example");
    await refund(byTransfer, 2_000);
    await refund(byTransfer, 3_000);
    await payByCheck(db(), byTransfer, 42_200);

    expect(await bookedAs("transfer")).toMatchObject([{ amountCents: 42_200 }]);
    expect(await bookedAs("credit_note")).toHaveLength(3);
    await isClean();
  });

  it("settles an invoice that is reduced to nothing", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);

    await refund(number);

    expect((await ada.get(`/api/orders/get-invoice/${number}`)).body).toMatchObject({
      invoice: { invoice_due: 0 },
      status: "paid",
      payment_source: "Credit note",
    });
    expect((await ada.get(`/api/users/view-order/${number}`)).body).toMatchObject({ status: "paid" });
    expect((await lastMail())?.text).toContain("There is nothing left to pay.");
    await isClean();
    await expect(refund(number)).rejects.toThrow("has no unpaid invoice, and no captured money");
  });

  it("pays back captured money for what exceeds the invoice", async () => {
    const ada = browser();
    const number = await paidInHalves(db(), ada);
    await invoice(db(), number);
    const [before] = await db().select().from(invoices);
    const paidBefore = (await ada.get(`/api/orders/get-invoice/${number}`)).body.paid_before;
    expect(Math.abs(paidBefore * 100 - (before?.amountCents ?? 0))).toBeLessThanOrEqual(1);

    await refund(number, (before?.amountCents ?? 0) + 5_000);

    expect(providers.paidBack()).toEqual([5_000]);
    expect(await db().select().from(orders)).toMatchObject([{ status: "paid" }]);
    await isClean();
  });

  it("is refused while a payment of the invoice is confirmed or under review, and changes nothing", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { pay, id } = await openInvoice(ada, number);
    providers.plan("capture", "no answer", "no answer");
    await pay();

    await expect(refund(number, 100)).rejects.toThrow("by card or PayPal is being confirmed");
    await db().delete(captureAttempts);
    await db()
      .update(payments)
      .set({ status: "pending", captureId: "C-1" })
      .where(eq(payments.providerOrderId, id));
    await expect(refund(number, 100)).rejects.toThrow("is under review at PayPal");
    expect(await bookedAs("credit_note")).toEqual([]);
  });

  it("mails nothing that the buyer typed to an unverified address", async () => {
    const number = await invoiced(db(), browser());
    await db().update(users).set({ emailVerifiedAt: sql`null` });

    await refund(number, 100);

    expect((await lastMail())?.text).not.toContain("Ada");
  });
});

it("an invoice whose payment is under review shows it, and takes no second payment", async () => {
  const ada = browser();
  const number = await invoiced(db(), ada);
  const { pay } = await openInvoice(ada, number);
  const { id } = await openInvoice(ada, number);
  await db()
    .update(payments)
    .set({ status: "pending", captureId: "C-1" })
    .where(eq(payments.providerOrderId, id));

  expect((await ada.get(`/api/orders/get-invoice/${number}`)).body).toMatchObject({
    status: "unpaid",
    is_under_review: true,
  });
  expect(await pay()).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("is under review at PayPal. You were not charged again.") },
  });
  await expect(payByCheck(db(), number, 100)).rejects.toThrow("is under review at PayPal");
});
