import { eq } from "drizzle-orm";
import { outbox } from "../../../../jobs/outbox.table.ts";
import { aQuote } from "../../../../testing/orders.ts";
import { newestOrder, payByOrder, STAFF, shopping } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { getCart } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { auditMoney } from "../../payments/audit/audit-money.ts";
import { ledger } from "../../payments/payments.table.ts";
import { quotes } from "../../quotes/quotes.table.ts";
import { orders } from "../orders.table.ts";
import { cancelOrder } from "./cancel-order.ts";
import { changeOrderStatus } from "./change-order-status.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const cancel = (orderNumber: string, reason = "The gene cannot be cloned.") =>
  cancelOrder({ db: db(), publicUrl: STAFF.publicUrl }, { orderNumber, reason, actor: STAFF.actor });
const move = (number: string, to: Parameters<typeof changeOrderStatus>[2]) =>
  db().transaction((tx) => changeOrderStatus(tx, number, to, STAFF));

async function byPurchaseOrder() {
  const ada = browser();
  await payByOrder(ada, await shopping(db(), ada));
  return { ada, number: await newestOrder(db()) };
}

/** An order of a quote. @returns adds the quote to the cart again */
async function quoted() {
  const ada = browser();
  await shopping(db(), ada);
  await ada.post("/api/orders/cart/", { clear: true });
  const quote = await aQuote(db());
  const add = () => ada.post(`/api/orders/cart/add-quote-to-cart/${quote}`);
  await add();
  await payByOrder(ada, await getCart(ada));
  return { add, number: await newestOrder(db()) };
}

it("cancels an open order, voids its purchase order, and tells the customer the reason", async () => {
  const { ada, number } = await byPurchaseOrder();

  await cancel(number);

  const { body } = await ada.get(`/api/users/view-order/${number}`);
  expect(body).toMatchObject({
    status: "cancelled",
    history: [
      { status: "open", note: "" },
      { status: "cancelled", note: "The gene cannot be cloned." },
    ],
  });
  expect(await db().select().from(ledger)).toMatchObject([
    { kind: "purchase_order", amountCents: 47_200 },
    { kind: "void", amountCents: -47_200 },
  ]);
  expect((await auditMoney(db())).mismatches).toEqual([]);
  const mails = await db().select().from(outbox);
  expect(mails.at(-1)).toMatchObject({
    subject: expect.stringMatching(/: Cancelled$/),
    text: expect.stringContaining("The gene cannot be cloned."),
  });
});

it("lists the order under completed and all", async () => {
  const { ada, number } = await byPurchaseOrder();
  await cancel(number);

  for (const [status, total] of [
    ["completed", 1],
    ["all", 1],
    ["open", 0],
  ]) {
    expect((await ada.get(`/api/users/view-orders/?status=${status}`)).body).toMatchObject({ total });
  }
});

it("makes the order's quote available again", async () => {
  const { add, number } = await quoted();
  expect((await add()).status).toBe(409);

  await cancel(number);

  expect((await add()).body).toMatchObject({ count: 3 });
});

it("does not make a quote available again that has expired meanwhile", async () => {
  const { number } = await quoted();
  await db().update(quotes).set({ expiresOn: "2020-12-31" });

  await cancel(number);

  expect(await db().select().from(quotes)).toMatchObject([{ orderId: expect.any(Number) }]);
});

it("is refused once the order is in progress, and twice", async () => {
  const { number } = await byPurchaseOrder();
  await move(number, "in_progress");
  await expect(cancel(number)).rejects.toThrow("is In Progress. It can become Ready for Delivery next");
  await db().update(orders).set({ status: "open" }).where(eq(orders.orderNumber, number));

  await cancel(number);

  await expect(cancel(number)).rejects.toThrow(`Order ${number} is Cancelled. This status is final.`);
  await expect(cancel("0000000000")).rejects.toThrow("No such order was found.");
});

it("is refused while PayPal reviews the payment", async () => {
  const { number } = await byPurchaseOrder();
  await db().update(orders).set({ paymentStatus: "pending" });

  await expect(cancel(number)).rejects.toThrow(`payment of order ${number} is under review at PayPal`);
});

it("requires a reason, so that orders:move is refused", async () => {
  const { number } = await byPurchaseOrder();

  await expect(move(number, "cancelled")).rejects.toThrow("orders:cancel, with a reason.");
});
