import { outbox } from "../../../../jobs/outbox.table.ts";
import { paidByCard, STAFF } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { cancelOrder } from "../../orders/status/cancel-order.ts";
import { auditMoney } from "../audit/audit-money.ts";
import { ledger, payments } from "../payments.table.ts";
import { bookProviderRefund, bookReversal } from "./provider-refunds.ts";
import { requestRefund } from "./refund.service.ts";
import type { RefundProvider } from "./refund-provider.ts";
import { refunds } from "./refunds.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const logged: string[] = [];
const log = {
  warn: () => undefined,
  error: (_fields: unknown, message?: string) => void logged.push(message ?? ""),
};
beforeEach(() => logged.splice(0));
const context = () => ({ db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal, log });
const refund = (orderNumber: string, amountCents?: number) =>
  requestRefund(context(), { orderNumber, amountCents, reason: "Damaged", actor: "grace" });
const captureId = async () => (await db().select().from(payments))[0]?.captureId ?? "";
const booked = async () => (await db().select().from(ledger)).filter(({ kind }) => kind !== "capture");
const refundMails = async () =>
  (await db().select().from(outbox)).filter(({ key }) => key.startsWith("refund:"));
const isClean = async () => expect((await auditMoney(db())).mismatches).toEqual([]);

describe("a refund that was made at PayPal", () => {
  it("is booked once, with PayPal's amount, and shown and mailed to the customer", async () => {
    const ada = browser();
    const number = await paidByCard(db(), ada);
    const id = providers.refundAtPayPal(await captureId(), 7_700);

    await Promise.all([bookProviderRefund(context(), id), bookProviderRefund(context(), id)]);
    await bookProviderRefund(context(), id);

    expect(await booked()).toMatchObject([{ kind: "refund", amountCents: -7_700, reference: id }]);
    expect((await ada.get(`/api/users/view-order/${number}`)).body.refunds).toMatchObject([
      { kind: "refund", amount: 77, reason: "Refunded at PayPal" },
    ]);
    expect(await refundMails()).toHaveLength(1);
    await isClean();
    await expect(refund(number, 39_501)).rejects.toThrow("At most $395.00");
  });

  it("of everything leaves an order that can be cancelled without another refund", async () => {
    const orderNumber = await paidByCard(db(), browser());
    await bookProviderRefund(context(), providers.refundAtPayPal(await captureId(), 47_200));

    await cancelOrder(context(), { orderNumber, reason: "Refunded", actor: "grace" });

    expect(providers.paidBack()).toEqual([47_200]);
    await isClean();
  });

  it("is reported again if PayPal cannot be asked", async () => {
    await expect(bookProviderRefund(context(), "REFUND-404")).rejects.toMatchObject({ status: 503 });
  });

  it("of an unknown capture is logged and booked nowhere", async () => {
    await paidByCard(db(), browser());
    const id = providers.refundAtPayPal(await captureId(), 100);
    await db().update(payments).set({ captureId: "OTHER" });

    await bookProviderRefund(context(), id);

    expect(logged).toEqual(["PayPal has refunded a capture that the store does not know"]);
    expect(await db().select().from(refunds)).toEqual([]);
  });
});

describe("a refund of the store", () => {
  it("is booked once if PayPal reports it too", async () => {
    const number = await paidByCard(db(), browser());
    await refund(number, 5_000);

    await bookProviderRefund(context(), providers.refundId());

    expect(await booked()).toHaveLength(1);
    expect(await db().select().from(refunds)).toMatchObject([{ actor: "grace", status: "done" }]);
  });

  it("is finished by PayPal's report if its response is lost", async () => {
    const number = await paidByCard(db(), browser());
    providers.plan("refund", "answer lost", "answer lost");
    await refund(number, 5_000);

    await bookProviderRefund(context(), providers.refundId());

    expect(await db().select().from(refunds)).toMatchObject([{ actor: "grace", status: "done" }]);
    expect(await booked()).toHaveLength(1);
    await isClean();
  });

  it("is booked once if PayPal reports it before it responds, without the store's id of it", async () => {
    const number = await paidByCard(db(), browser());
    const { paypal } = context();
    const reportFirst: RefundProvider = {
      ...paypal,
      async refund(...request) {
        const made = await paypal.refund(...request);
        await bookProviderRefund({ ...context(), paypal: withoutRequestId }, providers.refundId());
        return made;
      },
    };
    const withoutRequestId: RefundProvider = {
      ...paypal,
      async readRefund(id) {
        const read = await paypal.readRefund(id);
        if (!("refund" in read)) return read;
        const { requestId: _, ...anonymous } = read.refund;
        return { ...read, refund: anonymous };
      },
    };

    await requestRefund(
      { ...context(), paypal: reportFirst },
      { orderNumber: number, reason: "Damaged", actor: "grace" },
    );

    expect(await db().select().from(refunds)).toMatchObject([{ actor: "grace", status: "done" }]);
    expect(await booked()).toHaveLength(1);
    expect(await refundMails()).toHaveLength(1);
    await isClean();
  });
});

describe("a reversal", () => {
  it("is booked once as one, told to staff and not refundable, and the buyer is not mailed", async () => {
    const number = await paidByCard(db(), browser());
    const id = providers.reverse(await captureId());

    await bookReversal(context(), id);
    await bookReversal(context(), id);

    expect(await booked()).toMatchObject([{ kind: "reversal", amountCents: -47_200, reference: id }]);
    expect(logged).toContain("PayPal has taken money back: see `staff order:show`");
    expect(await refundMails()).toEqual([]);
    await isClean();
    await expect(refund(number)).rejects.toThrow("no captured money that is not refunded yet");
  });
});
