import { eq, sql } from "drizzle-orm";
import { count, PURCHASE_ORDER_FILES_BY_ACCOUNT } from "../../../../http/limits.ts";
import type { Browser } from "../../../../testing/browser.ts";
import { signUp } from "../../../../testing/customers.ts";
import { anOrder } from "../../../../testing/orders.ts";
import {
  captureHalf,
  inHalves,
  payByOrder,
  poForm,
  STAFF,
  shopping,
} from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { ADDRESS, add, getCart, PLASMID } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { users } from "../../../identity/tables.ts";
import { type Order, orders } from "../../orders/orders.table.ts";
import { cancelOrder } from "../../orders/status/cancel-order.ts";
import { setPurchaseOrderLimit } from "./purchase-order-limit.ts";
import { purchaseOrders } from "./purchase-orders.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const ADA = "ada@lab.example";
const UNVERIFIED = {
  status: 403,
  body: { detail: expect.stringMatching(/^Please verify your e-mail address first: .* request a new one/) },
};
const tooMany = (n: number) => ({
  status: 403,
  body: {
    detail: expect.stringMatching(new RegExp(`^You have ${n} unpaid purchase orders.* contact us .*@`)),
  },
});

/** Gives the account orders by purchase order, of these statuses. */
async function ordered(...statuses: Order["status"][]) {
  for (const status of statuses) {
    const { id, userId } = await anOrder(db(), ADA, { status });
    await db()
      .insert(purchaseOrders)
      .values({ orderId: id, userId, poNumber: "PO-1", amountCents: 1, file: Buffer.from(""), fileName: "" });
  }
}

const open = (count: number) => ordered(...Array<"open">(count).fill("open"));
const aWeekOld = () => db().update(users).set({ createdAt: sql`now() - interval '7 days'` });

async function buyAgain(by: Browser) {
  await add(by, PLASMID);
  return payByOrder(by, await getCart(by));
}

describe("a purchase order of an unverified account", () => {
  it("is refused in both ways, with a way to get the link again", async () => {
    const ada = browser();
    await signUp(ada, ADA);
    await add(ada, PLASMID);
    const cart = await getCart(ada);

    expect(await payByOrder(ada, cart)).toMatchObject(UNVERIFIED);
    await add(ada, PLASMID, 2);
    const whole = await getCart(ada);
    const total_price = Number(poForm(whole).credit_price);
    expect(await ada.post("/api/orders/create/", { total_price, address: ADDRESS })).toMatchObject(
      UNVERIFIED,
    );
    expect(await captureHalf(ada, "ORDER1", whole)).toMatchObject(UNVERIFIED);
    expect(await db().select().from(orders)).toEqual([]);
    expect(await getCart(ada)).toEqual(whole);
  });

  it("is refused before its file is read", async () => {
    const ada = browser();
    await signUp(ada, ADA);

    expect(await ada.post("/api/orders/pay-with-purchase-order/", {})).toMatchObject(UNVERIFIED);
  });
});

describe("the limit of unpaid purchase orders", () => {
  it("is five for an account younger than a day", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    await open(4);

    expect((await payByOrder(ada, cart)).status).toBe(200);
    expect(await buyAgain(ada)).toMatchObject(tooMany(5));
    expect((await getCart(ada)).count).toBe(1);
  });

  it("is twenty afterwards, or what staff have set", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    await aWeekOld();
    await open(19);

    expect((await payByOrder(ada, cart)).status).toBe(200);
    expect(await buyAgain(ada)).toMatchObject(tooMany(20));
    await setPurchaseOrderLimit(db(), ADA, 21);
    expect((await buyAgain(ada)).status).toBe(200);
    expect(await buyAgain(ada)).toMatchObject(tooMany(21));
    await setPurchaseOrderLimit(db(), ADA, 0);
    expect(await buyAgain(ada)).toMatchObject(tooMany(21));
  });

  it("counts orders until their invoice is paid, and no cancelled ones", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    await ordered("open", "in_progress", "ready_for_delivery", "invoiced", "open", "paid", "cancelled");

    expect(await payByOrder(ada, cart)).toMatchObject(tooMany(5));
    const [first] = await db().select().from(orders).where(eq(orders.status, "open"));
    const { actor, publicUrl } = STAFF;
    const request = { orderNumber: first?.orderNumber ?? "", reason: "Ordered twice", actor };
    await cancelOrder({ db: db(), publicUrl }, request);
    expect((await payByOrder(ada, cart)).status).toBe(200);
  });

  it("does not count orders by card, nor other customers' orders", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    for (let n = 0; n < 5; n++) await anOrder(db(), ADA);
    const eve = browser();
    const hers = await shopping(db(), eve, 1, "eve@lab.example");
    await open(5);

    expect((await payByOrder(eve, hers)).status).toBe(200);
    expect(await payByOrder(ada, cart)).toMatchObject(tooMany(5));
  });

  it("holds for concurrent requests", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    await open(4);
    const numbers = ["PO-1", "PO-2", "PO-3"];

    const answers = await Promise.all(
      numbers.map(async (order_number) => payByOrder(ada, cart, { order_number })),
    );
    await add(ada, PLASMID);
    const again = await payByOrder(ada, await getCart(ada));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(again).toMatchObject(tooMany(5));
    expect(await db().$count(purchaseOrders)).toBe(5);
  });

  it("returns the result of a repeated request", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    await open(4);

    const first = await payByOrder(ada, cart);

    expect(await payByOrder(ada, cart)).toEqual(expect.objectContaining({ status: 200, body: first.body }));
  });

  it("is checked for half of an order when its payment is created and when it is captured", async () => {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);
    await open(5);

    expect(await captureHalf(ada, id, cart)).toMatchObject(tooMany(5));
    const total_price = Number(poForm(cart).credit_price);
    expect(await ada.post("/api/orders/create/", { total_price, address: ADDRESS })).toMatchObject(
      tooMany(5),
    );
    expect(providers.taken()).toEqual([]);
  });
});

describe("the limit of files", () => {
  it("is 20 an hour that place no order, and is checked before a file is read", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    const [account] = await db().select().from(users);
    for (let n = 0; n < 19; n++) await count(db(), PURCHASE_ORDER_FILES_BY_ACCOUNT, account?.id ?? 0);
    const po_file = new File(["%PDF-1.7 broken"], "po.pdf");

    expect((await payByOrder(ada, cart)).status).toBe(200);
    await add(ada, PLASMID);
    const again = await getCart(ada);
    expect((await payByOrder(ada, again, { po_file })).status).toBe(422);
    expect(await payByOrder(ada, again, { po_file })).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining("Too many purchase orders were sent.") },
    });
    expect(await getCart(ada)).toEqual(again);
  });
});
