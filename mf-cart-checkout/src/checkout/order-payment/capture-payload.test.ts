import { aLine, aShownLine } from "../../testing/sample-cart.ts";
import { createCapturePayload } from "./capture-payload.ts";

const shipping = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "100 Binney Street",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
} as const;
const billingAddress = { address: "1 Congress Ave", city: "Austin", state: "TX", zipcode: "78701" } as const;
const sequence = "ACGT".repeat(5_000);
const line = aLine({
  price: 19.99,
  quantity: 3,
  specification: { insert: { source: "sequence", name: "Cre", sequence } },
});
const order = {
  cart: { data: [line], total_price: 59.97, count: 3 },
  shipping,
  billingAddress: undefined,
  taxRate: "0.086250",
};

it("has amounts in dollars, and the tax rounded to the cent", () => {
  expect(createCapturePayload(order)).toEqual({
    address: shipping,
    cart: [aShownLine({ price: 19.99, quantity: 3 })],
    quantity: 3,
    discount_code: null,
    subtotal: 59.97,
    tax_amount: 5.17,
    shipping_amount: 43,
  });
});

it("has a billing address only if it differs from the shipping address", () => {
  expect(createCapturePayload({ ...order, billingAddress }).address).toEqual({
    ...shipping,
    billing_address: billingAddress,
  });
});

it("has no tax if the tax rate is unknown", () => {
  expect(createCapturePayload({ ...order, taxRate: undefined }).tax_amount).toBeUndefined();
});

it("has no sequences, because those of a large cart would exceed the limit of a request", () => {
  const data = Array.from({ length: 100 }, () => line);
  expect(
    JSON.stringify(createCapturePayload({ ...order, cart: { ...order.cart, data } })).length,
  ).toBeLessThan(100_000);
});
