import { aCart, aLine as aSampleLine } from "../../testing/sample-cart.ts";
import { compareCarts } from "./cart-difference.ts";

const marker = { product_sku: "DM-3001", product_name: "1 kb DNA marker, 50 µg", price: 59 };
const aLine = (line: Parameters<typeof aSampleLine>[0] = {}) => aSampleLine({ ...marker, ...line });
const mix = { id: 2, product_sku: "QP-2001", product_name: "SYBR qPCR mix 2×, 1 mL" };

it("finds no difference if only the ids of lines differ", () => {
  expect(compareCarts(aCart(aLine({ id: 1 })), aCart(aLine({ id: 7 })))).toEqual([]);
});

it("finds another price and another quantity", () => {
  expect(compareCarts(aCart(aLine()), aCart(aLine({ price: 61, quantity: 2 })))).toEqual([
    { name: "1 kb DNA marker, 50 µg", changes: [{ before: "1 × $59.00", after: "2 × $61.00" }] },
  ]);
});

it("finds added and removed lines", () => {
  expect(compareCarts(aCart(aLine()), aCart(aLine(mix)))).toEqual([
    { name: "1 kb DNA marker, 50 µg", changes: [{ before: "1 × $59.00", after: "not in your cart" }] },
    { name: "SYBR qPCR mix 2×, 1 mL", changes: [{ before: "not in your cart", after: "1 × $59.00" }] },
  ]);
});

it("treats two sizes of one product as two lines", () => {
  const small = aLine();
  const large = aLine({ id: 2, product_name: "1 kb DNA marker, 200 µg", price: 99 });
  expect(compareCarts(aCart(small, large), aCart(small))).toMatchObject([
    { name: "1 kb DNA marker, 200 µg", changes: [{ after: "not in your cart" }] },
  ]);
});

it("finds pieces that are delivered later, and pieces that are not available", () => {
  const ready = { quantity: 2, ready_quantity: 2, ready_days: 3, made_to_order_days: null };
  const [before, after] = ["Ready in 3 business days", "1 ready in 3 business days, 1 made to order in 35"];
  expect(
    compareCarts(aCart(aLine(ready)), aCart(aLine({ ...ready, ready_quantity: 1, made_to_order_days: 35 }))),
  ).toMatchObject([{ changes: [{ before, after }] }]);
  expect(
    compareCarts(aCart(aLine(ready)), aCart(aLine({ ...ready, ready_quantity: 1, unavailable_quantity: 1 }))),
  ).toMatchObject([{ changes: [{ before, after: "1 ready in 3 business days, 1 not available" }] }]);
});
