import { z } from "zod";
import { signUp } from "../../../testing/customers.ts";
import { inHalves, invoiced, openInvoice } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import {
  ADDRESS,
  add,
  atCheckout,
  getCart,
  getTotal,
  openPayment,
  PLASMID,
  paymentBody,
} from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);

describe("creating a payment", () => {
  it("requests the cart's total with shipping", async () => {
    const ada = browser();
    const { id } = await atCheckout(ada);

    expect(id).toMatch(/^[0-9A-Z]{17}$/);
  });

  it.each(["without an address", "with an address without a city"])("is refused %s", async (name) => {
    const ada = browser();
    await signUp(ada);
    await add(ada);
    const address = name === "without an address" ? undefined : { ...ADDRESS, city: " " };

    const refused = await ada.post("/api/orders/create/", { ...paymentBody(await getCart(ada)), address });

    expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringContaining("required") } });
    expect(providers.created()).toEqual([]);
  });

  it("requires a session", async () => {
    expect((await browser().post("/api/orders/create/", { total_price: 1, address: ADDRESS })).status).toBe(
      401,
    );
  });

  it("returns the current cart if the page showed another total", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada);
    const cart = await getCart(ada);

    const answer = await ada.post("/api/orders/create/", { total_price: 1, address: ADDRESS });

    expect(answer).toMatchObject({ status: 409, body: { detail: expect.any(String), cart } });
  });

  it("rejects an empty cart", async () => {
    const ada = browser();
    await signUp(ada);

    expect(await ada.post("/api/orders/create/", { total_price: 43, address: ADDRESS })).toMatchObject({
      status: 409,
      body: { detail: "Please add items to your cart before proceeding to checkout." },
    });
  });

  it("tells PayPal what is bought, and that paying completes the order", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada, PLASMID, 2);

    await ada.post("/api/orders/create/", { total_price: getTotal(await getCart(ada)), address: ADDRESS });

    expect(providers.created()).toEqual([
      {
        intent: "CAPTURE",
        purchase_units: [
          {
            custom_id: expect.stringMatching(/^localhost-8080_\d+$/),
            invoice_id: expect.stringMatching(/^Ligate-\d+-[0-9a-f]{8}$/),
            description: "Order at Ligate",
            amount: {
              ...usd("858.00"),
              breakdown: { item_total: usd("858.00"), shipping: usd("0.00") },
            },
            items: [
              {
                name: expect.stringContaining("10 µg"),
                sku: PLASMID,
                quantity: "2",
                unit_amount: usd("429.00"),
                category: "PHYSICAL_GOODS",
              },
            ],
            shipping: {
              type: "SHIPPING",
              name: { full_name: "Ada Byron" },
              address: {
                address_line_1: "1 Analytical Way",
                admin_area_2: "Boston",
                admin_area_1: "MA",
                postal_code: "02142",
                country_code: "US",
              },
            },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              brand_name: "Ligate",
              locale: "en-US",
              shipping_preference: "SET_PROVIDED_ADDRESS",
              user_action: "PAY_NOW",
            },
          },
        },
      },
    ]);
  });

  it("asks for a check of a card by 3-D Secure where it is required", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada);

    await openPayment(ada, await getCart(ada));

    expect(providers.created()).toMatchObject([
      { payment_source: { card: { attributes: { verification: { method: "SCA_WHEN_REQUIRED" } } } } },
    ]);
  });

  it("passes PayPal's refusal and its debug id on, and keeps the cart", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada);
    const cart = await getCart(ada);

    providers.plan("creation", "refused");

    const answer = await ada.post("/api/orders/create/", paymentBody(cart));

    expect(answer).toMatchObject({
      status: 422,
      body: { details: [{ issue: "TRANSACTION_LIMIT_EXCEEDED" }], debug_id: providers.debugId() },
    });
    expect(await getCart(ada)).toEqual(cart);
  });

  it("passes the debug id of a failure on", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada);
    providers.plan("creation", "error", "error");

    const answer = await ada.post("/api/orders/create/", paymentBody(await getCart(ada)));

    expect(answer).toMatchObject({
      status: 502,
      body: {
        details: [{ issue: "PROVIDER_FAILED", description: expect.stringContaining("you were not charged") }],
        debug_id: providers.debugId(),
      },
    });
  });

  it("names half of an order, and an invoice, as one item", async () => {
    const ada = browser();
    await inHalves(db(), ada);
    const grace = browser();
    const number = await invoiced(db(), grace, "grace@lab.example");
    await openInvoice(grace, number);

    expect(providers.created()).toMatchObject([
      asOneItem("Half of an order at Ligate; a purchase order pays the other half"),
      asOneItem(`Invoice IV-${number} from Ligate`),
    ]);
  });

  it("gives every payment another invoice id, which PayPal requires", async () => {
    const ada = browser();
    const { cart } = await atCheckout(ada);
    await openPayment(ada, cart);

    const ids = providers.created().map((body) => Created.parse(body).purchase_units[0].invoice_id);

    expect(new Set(ids).size).toBe(2);
  });
});

const asOneItem = (name: string) => ({
  purchase_units: [{ items: [{ name, quantity: "1" }] }],
});
const usd = (value: string) => ({ currency_code: "USD", value });
const Created = z.object({ purchase_units: z.tuple([z.object({ invoice_id: z.string() })]) });
