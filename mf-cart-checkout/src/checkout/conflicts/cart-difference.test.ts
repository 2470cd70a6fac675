import type { Cart, CartItem } from "@ligate/contract/cart/schemas";
import { compareCarts } from "./cart-difference.ts";

const aLine = (line: Partial<CartItem>): CartItem => ({
  id: 1,
  product_sku: "DM-3001",
  product_name: "1 kb DNA marker, 50 µg",
  price: 59,
  quantity: 1,
  url: "/product/featured/DM-3001",
  ...line,
});
const aCart = (...data: CartItem[]): Cart => ({ data, total_price: 0, count: 0 });
const mix = { id: 2, product_sku: "QP-2001", product_name: "SYBR qPCR mix 2×, 1 mL" };

it("finds nothing where only the lines' ids differ", () => {
  expect(compareCarts(aCart(aLine({ id: 1 })), aCart(aLine({ id: 7 })))).toEqual([]);
});

it("tells another price and another quantity", () => {
  expect(compareCarts(aCart(aLine({})), aCart(aLine({ price: 61, quantity: 2 })))).toMatchObject([
    { name: "1 kb DNA marker, 50 µg", before: { price: 59, quantity: 1 }, after: { price: 61, quantity: 2 } },
  ]);
});

it("tells lines that came and went", () => {
  expect(compareCarts(aCart(aLine({})), aCart(aLine(mix)))).toMatchObject([
    { name: "1 kb DNA marker, 50 µg", before: { quantity: 1 }, after: undefined },
    { name: "SYBR qPCR mix 2×, 1 mL", before: undefined, after: { quantity: 1 } },
  ]);
});

it("takes two sizes of one supply for two lines", () => {
  const small = aLine({});
  const large = aLine({ id: 2, product_name: "1 kb DNA marker, 200 µg", price: 99 });
  expect(compareCarts(aCart(small, large), aCart(small))).toMatchObject([
    { name: "1 kb DNA marker, 200 µg", after: undefined },
  ]);
});
