import fc from "fast-check";
import { findViolations } from "sandbox/testing/openapi.ts";
import { ADDRESS } from "../../../../testing/shoppers.ts";
import { orderRequest } from "./order-request.ts";
import { fromPayPal, type PayPalMoney, toPayPal } from "./paypal-money.ts";

const item = fc.record({
  name: fc.string({ minLength: 1, maxLength: 300 }),
  sku: fc.string({ minLength: 1, maxLength: 60 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  unitCents: fc.integer({ min: 1, max: 1_000_000_00 }),
});
const order = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 10 }),
    shippingCents: fc.constantFrom<number>(0, 43_00),
    address: fc.constantFrom(undefined, ADDRESS),
    source: fc.constantFrom("paypal" as const, "card" as const),
  })
  .map((fields) => ({
    ...fields,
    reference: "store.example_1",
    invoiceId: "Ligate-1-0123abcd",
    description: "Order at Ligate",
    amountCents: fields.items.reduce(
      (sum, { quantity, unitCents }) => sum + quantity * unitCents,
      fields.shippingCents,
    ),
  }));

const cents = (money: PayPalMoney) => fromPayPal(money).amountCents;

it("adds up to the cent: items, shipping and the amount", () => {
  fc.assert(
    fc.property(order, (order) => {
      const [unit] = orderRequest(order).purchase_units;
      if (!unit) throw new Error("The request has no purchase unit");
      const { breakdown, ...amount } = unit.amount;
      const items = unit.items.reduce((sum, one) => sum + cents(one.unit_amount) * Number(one.quantity), 0);
      expect(cents(amount)).toBe(order.amountCents);
      expect(cents(breakdown.item_total)).toBe(items);
      expect(items + cents(breakdown.shipping)).toBe(order.amountCents);
    }),
  );
});

it("is what PayPal's OpenAPI file describes", () => {
  fc.assert(
    fc.property(order, (order) => {
      const body = orderRequest(order);
      expect(findViolations({ method: "POST", url: "/v2/checkout/orders", body })).toEqual([]);
    }),
  );
});

it("writes and reads every amount exactly", () => {
  fc.assert(
    fc.property(fc.nat(999_999_99), (amountCents) => {
      expect(fromPayPal(toPayPal(amountCents))).toEqual({ amountCents, currency: "USD" });
    }),
  );
});
