import { eq } from "drizzle-orm";
import { outbox } from "../mail/outbox.table.ts";
import { orderLines, orderMoves, orders } from "../orders/orders.table.ts";
import { signUp } from "../testing/customers.ts";
import { fakeProviders } from "../testing/fake-providers.ts";
import {
  ADDRESS,
  add,
  atCheckout,
  capture,
  captureBody,
  cartOf,
  LARGER,
  openPayment,
  PLASMID,
  totalOf,
} from "../testing/shoppers.ts";
import { testApp } from "../testing/test-app.ts";
import { captureAttempts, ledger } from "./payments.table.ts";

const providers = fakeProviders();
const { db, browser } = testApp(providers.settings);

const confirmations = async () =>
  (await db().select().from(outbox)).filter(({ key }) => key.startsWith("order-confirmation:"));

/** One order, one capture, one entry, one mail; nothing left to be done. */
async function expectOneOrder() {
  expect(providers.taken()).toHaveLength(1);
  expect(await db().select().from(orders)).toMatchObject([{ status: "open" }]);
  expect(await db().select().from(ledger)).toHaveLength(1);
  expect(await db().select().from(captureAttempts)).toEqual([]);
  expect(await confirmations()).toHaveLength(1);
}

async function expectNoOrder() {
  expect(await db().select().from(orders)).toEqual([]);
  expect(await db().select().from(ledger)).toEqual([]);
  expect(await confirmations()).toEqual([]);
}

describe("opening a payment", () => {
  it("asks for the cart's total with shipping", async () => {
    const ada = browser();
    const { id } = await atCheckout(ada);

    expect(id).toBe("ORDER1");
  });

  it("needs a login", async () => {
    expect((await browser().post("/api/orders/create/", { total_price: 1 })).status).toBe(401);
  });

  it("tells the cart as it is where the page saw another total", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada);
    const cart = await cartOf(ada);

    const answer = await ada.post("/api/orders/create/", { total_price: 1 });

    expect(answer).toMatchObject({ status: 409, body: { detail: expect.any(String), cart } });
  });

  it("asks for items where there are none", async () => {
    const ada = browser();
    await signUp(ada);

    expect(await ada.post("/api/orders/create/", { total_price: 43 })).toMatchObject({
      status: 409,
      body: { detail: "Please add items to your cart before proceeding to checkout." },
    });
  });
});

describe("a capture", () => {
  it("makes one order of the cart, with its lines and its tax, and empties it", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada, PLASMID, 2);
    await add(ada, LARGER);
    const cart = await cartOf(ada);
    const id = await openPayment(ada, cart);

    const answer = await capture(ada, id, cart);

    expect(answer.body).toEqual({ purchase_units: [{ payments: { captures: [{ id: `CAPTURE-${id}` }] } }] });
    await expectOneOrder();
    expect(providers.taken()).toEqual([totalOf(cart).toFixed(2)]);
    expect(await cartOf(ada)).toMatchObject({ count: 0 });
    const [order] = await db().select().from(orders);
    expect(order).toMatchObject({
      taxCents: Math.floor(cart.total_price * 100 * 0.08625 + 0.5),
      totalCents: totalOf(cart) * 100,
      paymentSource: "Visa",
      lastDigits: "1111",
    });
    expect(order?.orderNumber).toMatch(/^\d{10}$/);
    expect(await db().select().from(orderLines)).toMatchObject([
      { productSku: PLASMID, quantity: 2 },
      { productSku: LARGER, quantity: 1 },
    ]);
    expect(await db().select().from(orderMoves)).toMatchObject([
      { fromStatus: "pending_payment", toStatus: "open" },
    ]);
  });

  it("mails the order to its buyer", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    await capture(ada, id, cart);

    const [mail] = await confirmations();
    const [order] = await db().select().from(orders);
    expect(mail?.recipient).toBe("ada@lab.example");
    expect(mail?.subject).toContain(order?.orderNumber);
    expect(mail?.text).toContain(`/order-confirmation/${order?.paymentToken}`);
    expect(mail?.text).toContain(PLASMID);
  });

  it("answers a second time what it answered first", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const first = await capture(ada, id, cart);

    const second = await capture(ada, id, cart);

    expect(second).toMatchObject({ status: 200, body: first.body });
    await expectOneOrder();
  });

  it("clicked three times at once makes one order and takes the money once", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("slow");

    const answers = await Promise.all([1, 2, 3].map(() => capture(ada, id, cart)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await expectOneOrder();
  });

  it("of two payments of one cart at the same time takes one", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const other = await openPayment(ada, cart);
    providers.behave("slow");

    const answers = await Promise.all([capture(ada, id, cart), capture(ada, other, cart)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expectOneOrder();
  });

  it("does not pay an empty cart with a payment that is left over", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const leftOver = await openPayment(ada, cart);
    await capture(ada, id, cart);

    expect((await capture(ada, leftOver, cart)).status).toBe(409);
    await expectOneOrder();
  });

  it("is refused where the page saw other amounts than the server, and takes nothing", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);

    for (const differing of [{ quantity: 2 }, { subtotal: 1 }, { shipping_amount: 0 }]) {
      expect(await capture(ada, id, cart, differing)).toMatchObject({ status: 409, body: { cart } });
    }
    expect(providers.taken()).toEqual([]);
    await expectNoOrder();
  });

  it("is refused where the cart has grown since the payment was opened", async () => {
    const ada = browser();
    const { id } = await atCheckout(ada);
    await add(ada);
    const grown = await cartOf(ada);

    expect(await capture(ada, id, grown)).toMatchObject({ status: 409, body: { cart: { count: 2 } } });
    await expectNoOrder();
  });

  it("leaves in the cart what was added while it ran", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("slow");

    const [answer] = await Promise.all([
      capture(ada, id, cart),
      new Promise((resolve) => setTimeout(resolve, 80)).then(() => add(ada, PLASMID, 2)),
    ]);

    expect(answer.status).toBe(200);
    expect((await cartOf(ada)).data).toMatchObject([{ product_sku: PLASMID, quantity: 2 }]);
  });

  it("of another user's payment, or of one that was made up, is not found", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const eve = browser();
    await atCheckout(eve, "eve@lab.example");

    expect((await capture(eve, id, cart)).status).toBe(404);
    expect((await capture(eve, "MADE-UP", cart)).status).toBe(404);
    expect((await capture(browser(), id, cart)).status).toBe(401);
    expect(providers.taken()).toEqual([]);
  });

  it("names the fields of an address that are missing", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);

    const answer = await capture(ada, id, cart, { address: { ...ADDRESS, city: "", zipcode: "1" } });

    expect(answer).toMatchObject({
      status: 400,
      body: {
        fields: { "address.city": "City is required.", "address.zipcode": "Please enter a valid ZIP code." },
      },
    });
  });
});

describe("a declined card", () => {
  it("is told in the provider's words, and makes no order", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("decline");

    expect(await capture(ada, id, cart)).toMatchObject({
      status: 422,
      body: {
        detail: "Sorry, your transaction could not be processed.",
        details: [{ issue: "INSTRUMENT_DECLINED", description: expect.any(String) }],
        debug_id: "debug-1",
      },
    });
    await expectNoOrder();
    expect(await cartOf(ada)).toEqual(cart);
  });

  it("and then a good one in the same payment make one order", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("decline", "ok");
    await capture(ada, id, cart);

    expect((await capture(ada, id, cart)).status).toBe(200);
    await expectOneOrder();
  });

  it("and then a good one in a new payment make one order", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("decline", "ok");
    await capture(ada, id, cart);

    expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);
    await expectOneOrder();
  });

  it("answers a double click twice the same", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("decline");

    const answers = await Promise.all([capture(ada, id, cart), capture(ada, id, cart)]);

    expect(answers.map(({ status }) => status)).toContain(422);
    await (providers.taken().length === 0 ? expectNoOrder() : expectOneOrder());
  });

  it("is refused by the bank after all: no order, no money", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("bank declines");

    expect(await capture(ada, id, cart)).toMatchObject({
      status: 422,
      body: { details: [{ issue: "CAPTURE_DECLINED" }] },
    });
    await expectNoOrder();
  });

  it("is not tried an eleventh time within the hour", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave(...Array.from({ length: 10 }, () => "decline" as const));
    for (let n = 0; n < 10; n++) expect((await capture(ada, id, cart)).status).toBe(422);

    const eleventh = await capture(ada, id, cart);

    expect(eleventh).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining("Too many payments were declined.") },
    });
    expect(providers.taken()).toEqual([]);
  });
});

describe("the sales tax", () => {
  it("is looked up once a ZIP, by the server", async () => {
    const guest = browser();

    for (let n = 0; n < 2; n++) {
      expect((await guest.get("/api/tax/?zip_code=94103-1234")).body).toEqual([
        { zip_code: "94103", total_rate: "0.086250" },
      ]);
    }
    expect(providers.taxCalls()).toBe(1);
  });

  it("of an unknown ZIP is an empty list; of what is no ZIP an error", async () => {
    expect((await browser().get("/api/tax/?zip_code=00000")).body).toEqual([]);
    expect(await browser().get("/api/tax/?zip_code=ABC")).toMatchObject({
      status: 400,
      body: { detail: "Please enter a valid ZIP code." },
    });
  });

  it("does not hold up an order while its service is down", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    expect((await ada.get("/api/tax/?zip_code=50300")).status).toBe(503);

    const answer = await capture(ada, id, cart, { address: { ...ADDRESS, zipcode: "50300" } });

    expect(answer.status).toBe(200);
    const [order] = await db().select().from(orders).where(eq(orders.status, "open"));
    expect(order).toMatchObject({ taxRate: null, taxCents: null });
  });
});

it("ignores prices, discounts and taxes that a page sends along", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);

  const body = { ...captureBody(cart), tax_amount: 0.01, discount_code: "FREE", cart: [{ price: 0.01 }] };
  const answer = await ada.post(`/api/orders/capture/${id}`, body);

  expect(answer.status).toBe(200);
  expect(providers.taken()).toEqual([totalOf(cart).toFixed(2)]);
});
