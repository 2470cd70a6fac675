import { aCart, aLine as aSampleLine } from "../../testing/sample-cart.ts";
import { compareCarts } from "./cart-difference.ts";

const marker = { product_sku: "DM-3001", product_name: "1 kb DNA marker, 50 µg", price: 59 };
const aLine = (line: Parameters<typeof aSampleLine>[0] = {}) => aSampleLine({ ...marker, ...line });
const mix = { id: 2, product_sku: "QP-2001", product_name: "SYBR qPCR mix 2×, 1 mL" };

it("finds no difference if only the ids of lines differ", () => {
  expect(compareCarts(aCart(aLine({ id: 1 })), aCart(aLine({ id: 7 })))).toEqual([]);
});

it("finds another price and another quantity", () => {
  expect(compareCarts(aCart(aLine()), aCart(aLine({ price: 61, quantity: 2 })))).toMatchObject([
    { name: "1 kb DNA marker, 50 µg", before: { price: 59, quantity: 1 }, after: { price: 61, quantity: 2 } },
  ]);
});

it("finds added and removed lines", () => {
  expect(compareCarts(aCart(aLine()), aCart(aLine(mix)))).toMatchObject([
    { name: "1 kb DNA marker, 50 µg", before: { quantity: 1 }, after: undefined },
    { name: "SYBR qPCR mix 2×, 1 mL", before: undefined, after: { quantity: 1 } },
  ]);
});

it("treats two sizes of one product as two lines", () => {
  const small = aLine();
  const large = aLine({ id: 2, product_name: "1 kb DNA marker, 200 µg", price: 99 });
  expect(compareCarts(aCart(small, large), aCart(small))).toMatchObject([
    { name: "1 kb DNA marker, 200 µg", after: undefined },
  ]);
});
