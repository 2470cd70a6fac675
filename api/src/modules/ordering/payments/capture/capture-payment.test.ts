import { signUp } from "../../../../testing/customers.ts";
import { confirmations, expectNoOrder, expectOneOrder } from "../../../../testing/expect-order.ts";
import { captureHalf, inHalves } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import {
  ADDRESS,
  add,
  atCheckout,
  capture,
  captureBody,
  getCart,
  getTotal,
  LARGER,
  openPayment,
  PLASMID,
} from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orderLines, orderStatusChanges, orders } from "../../orders/orders.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);

describe("a capture", () => {
  it("creates one order with the cart's lines and tax, and empties the cart", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada, PLASMID, 2);
    await add(ada, LARGER);
    const cart = await getCart(ada);
    const id = await openPayment(ada, cart);

    const answer = await capture(ada, id, cart);

    const captures = [{ id: providers.captureId(), status: "COMPLETED" }];
    expect(answer.body).toEqual({ purchase_units: [{ payments: { captures } }] });
    await expectOneOrder(db(), providers);
    expect(providers.taken()).toEqual([getTotal(cart).toFixed(2)]);
    expect(await getCart(ada)).toMatchObject({ count: 0 });
    const [order] = await db().select().from(orders);
    expect(order).toMatchObject({
      taxCents: Math.floor(cart.total_price * 100 * 0.0625 + 0.5),
      totalCents: getTotal(cart) * 100,
      paymentSource: "Visa",
      lastDigits: "1111",
    });
    expect(order?.orderNumber).toMatch(/^\d{10}$/);
    expect(await db().select().from(orderLines)).toMatchObject([
      { productSku: PLASMID, quantity: 2 },
      { productSku: LARGER, quantity: 1 },
    ]);
    expect(await db().select().from(orderStatusChanges)).toMatchObject([
      { fromStatus: "pending_payment", toStatus: "open" },
    ]);
  });

  it("mails a confirmation to the buyer", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    await capture(ada, id, cart);

    const [mail] = await confirmations(db());
    const [order] = await db().select().from(orders);
    expect(mail?.recipient).toBe("ada@lab.example");
    expect(mail?.subject).toContain(order?.orderNumber);
    expect(mail?.text).toContain(`/profile/order/${order?.orderNumber}`);
    expect(mail?.text).toContain(PLASMID);
  });

  it("is rejected without a capture if the page's amounts differ from the server's", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);

    for (const differing of [{ quantity: 2 }, { subtotal: 1 }, { shipping_amount: 0 }]) {
      expect(await capture(ada, id, cart, differing)).toMatchObject({ status: 409, body: { cart } });
    }
    expect(providers.taken()).toEqual([]);
    await expectNoOrder(db());
  });

  it("is rejected if the cart has grown since the payment was created", async () => {
    const ada = browser();
    const { id } = await atCheckout(ada);
    await add(ada);
    const grown = await getCart(ada);

    expect(await capture(ada, id, grown)).toMatchObject({ status: 409, body: { cart: { count: 2 } } });
    await expectNoOrder(db());
  });

  it("keeps lines that were added to the cart during the capture", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", () => add(ada, PLASMID, 2).then(() => undefined));

    expect((await capture(ada, id, cart)).status).toBe(200);
    expect((await getCart(ada)).data).toMatchObject([{ product_sku: PLASMID, quantity: 2 }]);
  });

  it("answers 404 for another user's payment and for an invented one", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const eve = browser();
    await atCheckout(eve, "eve@lab.example");

    expect((await capture(eve, id, cart)).status).toBe(404);
    expect((await capture(eve, "MADE-UP", cart)).status).toBe(404);
    expect((await capture(browser(), id, cart)).status).toBe(401);
    expect(providers.taken()).toEqual([]);
  });

  it("reports missing fields of the address", async () => {
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

describe("the shipping address of a capture", () => {
  const MOVED = { ...ADDRESS, address_line_1: "13 Fence Road" };
  const CHANGED = {
    status: 409,
    body: { detail: expect.stringMatching(/^The shipping address has changed .* Please pay again\.$/) },
  };

  it.each(Object.keys(ADDRESS))("has to be the one of the created payment: %s", async (name) => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const other = { first_name: "Eve", zipcode: "94103", state: "CA" }[name] ?? "another";

    const moved = await capture(ada, id, cart, { address: { ...ADDRESS, [name]: other } });

    expect(moved).toMatchObject(CHANGED);
    expect(providers.taken()).toEqual([]);
    await expectNoOrder(db());
    expect(await getCart(ada)).toEqual(cart);
  });

  it("has to be the one of the created payment also for half of an order", async () => {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);

    expect(await captureHalf(ada, id, cart, { address: JSON.stringify(MOVED) })).toMatchObject(CHANGED);
    expect(providers.taken()).toEqual([]);
  });

  it("can be another one in a new payment", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    await capture(ada, id, cart, { address: MOVED });

    const again = await openPayment(ada, cart, { address: MOVED });
    expect((await capture(ada, again, cart, { address: MOVED })).status).toBe(200);

    expect(await db().select().from(orders)).toMatchObject([{ address: MOVED }]);
    expect(providers.created().at(-1)).toMatchObject({
      purchase_units: [{ shipping: { address: { address_line_1: MOVED.address_line_1 } } }],
    });
  });

  it("may be sent with another billing address, and with an empty apartment", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const billing_address = { address: "2 Bill Street", city: "Boston", state: "MA", zipcode: "02142" };

    const paid = await capture(ada, id, cart, { address: { ...ADDRESS, apt: "", billing_address } });

    expect(paid.status).toBe(200);
  });
});

it("ignores prices, discounts and taxes in the request", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);

  const lines = cart.data.map((line) => ({ ...line, price: 0.01 }));
  const body = { ...captureBody(cart), tax_amount: 0.01, discount_code: "FREE", cart: lines };
  const answer = await ada.post(`/api/orders/capture/${id}`, body);

  expect(answer.status).toBe(200);
  expect(providers.taken()).toEqual([getTotal(cart).toFixed(2)]);
});
