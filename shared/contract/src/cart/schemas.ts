import { z } from "zod";
import { Money } from "../common/money-schema.ts";
import { Problem } from "../common/problem.ts";
import { QUANTITY_MAX, QUANTITY_MIN } from "./constants.ts";

/** Pieces of one line. */
export const Quantity = z.int().min(QUANTITY_MIN).max(QUANTITY_MAX);
export type Quantity = z.infer<typeof Quantity>;

/** A line of the cart as the API answers it. Price is per piece, in dollars. */
export const CartItem = z.object({
  id: z.int(),
  product_sku: z.string(),
  product_name: z.string(),
  price: Money,
  quantity: Quantity,
  /** The product's page. */
  url: z.string(),
  /** The number of the quote that it came with: its price and its quantity are the quote's. */
  quote_number: z.string().optional(),
});
export type CartItem = z.infer<typeof CartItem>;

/** `total_price` is the subtotal without shipping; `count` the sum of the quantities. */
export const Cart = z.object({
  data: z.array(CartItem),
  total_price: Money,
  count: z.int().min(0),
});
export type Cart = z.infer<typeof Cart>;

/**
 * What a page sends to add. The SKU decides name, price and design; a supply is sold by catalogue number and
 * `unit_size`. Prices and design fields may be sent, as the specification lists them, and are not believed.
 */
export const CartItemToAdd = z.looseObject({
  product_sku: z.string().trim().min(1).max(60),
  product_name: z.string().max(300).optional(),
  unit_size: z.string().max(60).optional(),
});
export type CartItemToAdd = z.infer<typeof CartItemToAdd>;

const LineId = z.int().min(1).max(2_147_483_647);
export const CartChange = z.union([
  z.object({ cart_item: CartItemToAdd, quantity: Quantity }),
  z.object({ clear: z.literal(true) }),
  z.object({ remove: z.literal(true), product_id: LineId }),
  z.object({ updateQuantity: z.literal(true), product_id: LineId, quantity: Quantity }),
]);
export type CartChange = z.infer<typeof CartChange>;

/** What every change of a cart answers; `count` is the cart's. */
export const CartChanged = z.object({ count: z.int().min(0), cart: Cart });
export type CartChanged = z.infer<typeof CartChanged>;

/** 409: what was sent differs from the server's cart, which is told afresh. */
export const CartConflict = Problem.extend({ cart: Cart });
export type CartConflict = z.infer<typeof CartConflict>;

/** An error of a cart call; `cart` is the current cart, where the call may have changed it or differs from it. */
export const CartProblem = Problem.extend({ cart: Cart.optional() });
