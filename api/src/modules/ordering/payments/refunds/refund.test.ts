import { eq } from "drizzle-orm";
import { outbox } from "../../../../jobs/outbox.table.ts";
import {
  newestOrder,
  paidByCard,
  paidInHalves,
  payByOrder,
  STAFF,
  shopping,
} from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { changeOrderStatus } from "../../orders/status/change-order-status.ts";
import { auditMoney } from "../audit/audit-money.ts";
import { ledger } from "../payments.table.ts";
import { requestRefund } from "./refund.service.ts";
import type { RefundProvider } from "./refund-provider.ts";
import { refunds } from "./refunds.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const REASON = "One vial was damaged in transit.";
const context = () => ({ db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal });
const refund = (orderNumber: string, amountCents?: number) =>
  requestRefund(context(), { orderNumber, amountCents, reason: REASON, actor: "grace" });
const booked = async () => (await db().select().from(ledger)).filter(({ kind }) => kind === "refund");
const isClean = async () => expect((await auditMoney(db())).mismatches).toEqual([]);

describe("a refund", () => {
  it("of a part is booked, shown to the customer and mailed, and the order goes on", async () => {
    const ada = browser();
    const number = await paidByCard(db(), ada);

    expect(await refund(number, 10_050)).toMatchObject({
      refunds: [{ status: "done", amountCents: 10_050 }],
    });

    expect(providers.paidBack()).toEqual([10_050]);
    expect(await booked()).toMatchObject([
      { amountCents: -10_050, currency: "USD", reference: providers.refundId() },
    ]);
    expect((await ada.get(`/api/users/view-order/${number}`)).body).toMatchObject({
      status: "open",
      total_price: 472,
      refunds: [{ kind: "refund", amount: 100.5, reason: REASON, at: expect.stringMatching(/Z$/) }],
    });
    const mails = await db().select().from(outbox).orderBy(outbox.id);
    expect(mails.at(-1)).toMatchObject({
      subject: expect.stringMatching(/: Refund of \$100\.50$/),
      text: expect.stringContaining(REASON),
    });
    await db().transaction((tx) => changeOrderStatus(tx, number, "in_progress", STAFF));
    await isClean();
  });

  it("without an amount is of everything that is not refunded yet", async () => {
    const number = await paidByCard(db(), browser());
    await refund(number, 2_000);

    await refund(number);

    expect(providers.paidBack()).toEqual([2_000, 45_200]);
    await isClean();
    await expect(refund(number)).rejects.toThrow("no captured money that is not refunded yet");
  });

  it("is never more than was captured", async () => {
    const number = await paidByCard(db(), browser());
    await refund(number, 20_000);

    await expect(refund(number, 27_201)).rejects.toThrow(
      `At most $272.00 of order ${number} can be refunded.`,
    );
    expect(providers.paidBack()).toEqual([20_000]);
  });

  it("is of the card's half only, if a purchase order has promised the rest", async () => {
    const number = await paidInHalves(db(), browser());
    const [order] = await db().select().from(orders);

    await refund(number);

    expect(providers.paidBack()).toEqual([Math.floor((order?.totalCents ?? 0) / 2)]);
    await isClean();
  });

  it("is not possible without captured money, and of no unknown order", async () => {
    const ada = browser();
    await payByOrder(ada, await shopping(db(), ada));

    await expect(refund(await newestOrder(db()))).rejects.toThrow("Bank transfers are not refunded");
    await expect(refund("0000000000")).rejects.toThrow("No such order was found.");
  });

  it("is not possible while PayPal reviews the payment, and neither is a change of the order", async () => {
    const number = await paidByCard(db(), browser());
    await db().update(orders).set({ paymentStatus: "pending" });

    await expect(refund(number)).rejects.toThrow(`payment of order ${number} is under review at PayPal`);
    const move = db().transaction((tx) => changeOrderStatus(tx, number, "in_progress", STAFF));
    await expect(move).rejects.toThrow("is under review at PayPal");
  });

  it("is claimed in no record if payments are not configured", async () => {
    const orderNumber = await paidByCard(db(), browser());
    const request = { orderNumber, reason: REASON, actor: "grace" };

    await expect(requestRefund({ ...context(), paypal: undefined }, request)).rejects.toThrow(
      "not configured",
    );
    expect(await db().select().from(refunds)).toEqual([]);
  });

  it("to an unverified address contains nothing that the buyer typed", async () => {
    const number = await paidByCard(db(), browser(), "victim@lab.example");

    await refund(number, 100);

    const [mail] = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.key, `refund:${providers.refundId()}`));
    expect(mail?.text).toContain(REASON);
    expect(mail?.text).not.toContain("Ada");
  });
});

it("is made once if the command is typed twice at the same time", async () => {
  const number = await paidByCard(db(), browser());

  // PayPal answers the first command when the second one has been refused.
  const { promise: isRefused, resolve } = Promise.withResolvers<void>();
  const { paypal } = context();
  const slow: RefundProvider = {
    ...paypal,
    refund: async (...call) => isRefused.then(() => paypal.refund(...call)),
  };
  const request = { orderNumber: number, amountCents: 15_000, reason: REASON, actor: "grace" };
  const type = () => requestRefund({ ...context(), paypal: slow }, request);
  const refuse = (problem: unknown) => {
    resolve();
    throw problem;
  };
  const results = await Promise.allSettled([type().catch(refuse), type().catch(refuse)]);

  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(providers.paidBack()).toEqual([15_000]);
  await isClean();
});
