import { capturePayload } from "./capture-payload.ts";

const shipping = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "100 Binney Street",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
} as const;
const billing = { address: "1 Congress Ave", city: "Austin", state: "TX", zipcode: "78701" } as const;
const line = { id: 1, product_sku: "X", product_name: "X", price: 19.99, quantity: 3, url: "/x" };
const cart = { data: [line], total_price: 59.97, count: 3 };

it("sends amounts in dollars, and the tax of the ZIP rounded to the cent", () => {
  expect(capturePayload({ cart, shipping, billing: undefined, taxRate: "0.086250" })).toEqual({
    address: shipping,
    cart: [line],
    quantity: 3,
    discount_code: null,
    subtotal: 59.97,
    tax_amount: 5.17,
    shipping_amount: 43,
  });
});

it("names a billing address only where it is another one", () => {
  expect(capturePayload({ cart, shipping, billing, taxRate: "0" }).address).toEqual({
    ...shipping,
    billing_address: billing,
  });
});

it("leaves the tax to the server where its rate is not known", () => {
  expect(
    capturePayload({ cart, shipping, billing: undefined, taxRate: undefined }).tax_amount,
  ).toBeUndefined();
});
