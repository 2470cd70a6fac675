import { sql } from "drizzle-orm";
import { outbox } from "../../../../jobs/outbox.table.ts";
import { paidByCard, STAFF } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { auditMoney } from "../audit/audit-money.ts";
import { ledger } from "../payments.table.ts";
import { createRefundReconciler, requestRefund } from "./refund.service.ts";
import { refunds } from "./refunds.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const context = () => ({ db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal });
const refund = (orderNumber: string, amountCents?: number) =>
  requestRefund(context(), { orderNumber, amountCents, reason: "Damaged", actor: "grace" });
const booked = async () => (await db().select().from(ledger)).filter(({ kind }) => kind === "refund");
const refundMails = async () =>
  (await db().select().from(outbox)).filter(({ key }) => key.startsWith("refund:"));

/** Runs the reconciler after all leases have ended. */
async function reconcile() {
  await db().update(refunds).set({ leaseUntil: sql`now()` });
  const { run, finish } = createRefundReconciler({
    ...app().payments,
    paypal: app().payments.paypal,
  });
  await run();
  await finish();
}

describe("a refund", () => {
  it.each(["no answer", "answer lost"] as const)(
    "whose response is missing (%s) is finished once",
    async (fault) => {
      const number = await paidByCard(db(), browser());
      providers.plan("refund", fault, fault);

      expect(await refund(number, 5_000)).toMatchObject({ refunds: [{ status: "claimed" }] });
      expect(await booked()).toEqual([]);
      await Promise.all([reconcile(), reconcile()]);
      await reconcile();

      expect(providers.paidBack()).toEqual([5_000]);
      expect(await booked()).toHaveLength(1);
      expect(await refundMails()).toHaveLength(1);
      expect((await auditMoney(db())).mismatches).toEqual([]);
    },
  );

  it("that is not confirmed is not made twice if the command is repeated", async () => {
    const number = await paidByCard(db(), browser());
    providers.plan("refund", "answer lost", "answer lost");
    await refund(number, 5_000);

    await expect(refund(number, 5_000)).rejects.toThrow(
      `PayPal has not confirmed a refund of $50.00 of order ${number} yet.`,
    );
    await reconcile();
    await refund(number, 5_000);

    expect(providers.paidBack()).toEqual([5_000, 5_000]);
  });

  it("is retried at increasing intervals while PayPal does not respond", async () => {
    const number = await paidByCard(db(), browser());
    providers.plan("refund", ...Array.from({ length: 4 }, () => "no answer" as const));
    await refund(number);
    await db().update(refunds).set({ createdAt: sql`now() - interval '4 minutes'` });
    await reconcile();

    const [record] = await db().select().from(refunds);
    const waitMs = (record?.leaseUntil.getTime() ?? 0) - Date.now();
    expect(waitMs).toBeGreaterThan(230_000);
    expect(waitMs).toBeLessThan(250_000);
  });

  it("that PayPal refuses changes nothing, and can be requested again", async () => {
    const number = await paidByCard(db(), browser());
    providers.plan("refund", "refuse-refund");

    expect(await refund(number)).toMatchObject({
      refunds: [{ status: "failed", failure: expect.stringContaining("REFUND_FAILED_INSUFFICIENT_FUNDS") }],
    });

    expect(await booked()).toEqual([]);
    expect(await refundMails()).toEqual([]);
    await refund(number);
    expect(providers.paidBack()).toEqual([47_200]);
    expect((await auditMoney(db())).mismatches).toEqual([]);
  });

  it("that PayPal completes later is booked then", async () => {
    const number = await paidByCard(db(), browser());
    providers.plan("refund", "pending-refund");

    expect(await refund(number)).toMatchObject({ refunds: [{ status: "pending" }] });
    await expect(refund(number)).rejects.toThrow("no captured money that is not refunded yet");
    await reconcile();
    expect(await booked()).toEqual([]);
    providers.endRefunds(true);
    await reconcile();

    expect(await booked()).toMatchObject([{ amountCents: -47_200 }]);
    expect(await refundMails()).toHaveLength(1);
    expect((await auditMoney(db())).mismatches).toEqual([]);
  });

  it("that PayPal has accepted and then fails is not booked", async () => {
    const number = await paidByCard(db(), browser());
    providers.plan("refund", "pending-refund");
    await refund(number);

    providers.endRefunds(false);
    await reconcile();

    expect(await db().select().from(refunds)).toMatchObject([{ status: "failed" }]);
    expect(await booked()).toEqual([]);
  });
});
