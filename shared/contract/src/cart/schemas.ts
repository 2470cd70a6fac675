import { SHIPPING_TEMPERATURES } from "../catalog/constants.ts";
import { Money } from "../common/money-schema.ts";
import { Problem } from "../common/problem.ts";
import { optionalLine, requiredLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { DesignFix } from "../design/schemas.ts";
import { Specification } from "../specification/schemas.ts";
import { QUANTITY_MAX, QUANTITY_MIN } from "./constants.ts";

/** Pieces of one line. */
export const Quantity = z.int().min(QUANTITY_MIN).max(QUANTITY_MAX);
export type Quantity = z.infer<typeof Quantity>;

/**
 * When the pieces of a line are delivered, in business days. The pieces in stock are delivered first, the others after
 * they have been made; the price is the same, and shipping is paid once.
 */
export const Availability = {
  /** Pieces that are in stock. */
  ready_quantity: z.int().min(0),
  /** Business days until these are delivered; null if none is in stock. */
  ready_days: z.int().min(0).nullable(),
  /** Business days until the other pieces are delivered; null if there are none. */
  made_to_order_days: z.int().min(0).nullable(),
};

/** The design of a line, as a text and a drawing show it. */
export const CartDesign = z.object({
  /** The name of the vector, which lists its parts. */
  vector_name: z.string(),
  function_type_name: z.string(),
  structure_type_name: z.string(),
  structure_type_symbol: z.string(),
  /** Symbol of the target gene; null for controls and templates. */
  gene_symbol: z.string().nullable(),
  /** Warnings about the gene, as sentences; absent if there are none. */
  gene_warnings: z.array(z.string()).optional(),
});
export type CartDesign = z.infer<typeof CartDesign>;

/** A design in a biologist's words, such as `TP53 knock-out, all-in-one lentiviral vector`. Other products have none. */
export const ProductTitle = z.string().optional();

/** A line of the cart. `price` is per piece, in dollars. */
export const CartItem = z.object({
  id: z.int(),
  product_sku: z.string(),
  product_name: z.string(),
  title: ProductTitle,
  price: Money,
  quantity: Quantity,
  /** Path of the product page. */
  url: z.string(),
  ...Availability,
  /** How it is kept cold on its way; null for what is not shipped. */
  ships: z.enum(SHIPPING_TEMPERATURES).nullable().optional(),
  /** Pieces that are neither in stock nor made to order; they block the payment. */
  unavailable_quantity: z.int().min(0),
  /** Pieces left in stock, when there are few (`LOW_STOCK`); otherwise null. */
  stock_left: z.int().min(0).nullable(),
  /** Path of a picture of the product, if it has one. */
  image: z.string().nullable(),
  /** The design; null for other products. */
  design: CartDesign.nullable(),
  /** The answers of the customer that the SKU does not encode; null if nothing is asked. */
  specification: Specification.nullable(),
  /** Differs between specifications; empty without one. A payment sends it, so that only what was shown is made. */
  specification_key: z.string(),
  /** The first problem of the specification, as a sentence. It blocks the payment. */
  specification_problem: z.string().nullable(),
  /** Number of the quote that added the line; the quote fixes its price and quantity. */
  quote_number: z.string().optional(),
});
export type CartItem = z.infer<typeof CartItem>;

/**
 * A line whose product is not sold any more, such as a design that is now refused or the line of an expired quote. It has no
 * price and is not ordered. It stays in the cart until it is removed, or until its product is sold again.
 */
export const NotSoldLine = z.object({
  id: z.int(),
  product_sku: z.string(),
  /** With the size. Begins with the SKU if the product is unknown. */
  product_name: z.string(),
  title: ProductTitle,
  quantity: Quantity,
  /** Why it is not sold, in full sentences. */
  reason: z.string(),
  /** Path of the product page, if there is one. */
  url: z.string().nullable(),
  /** Changes of the design that make it possible, the smallest first. */
  fixes: z.array(DesignFix),
  /** @deprecated `fixes`. Remove when no active release and no open tab reads it. */
  mends: z.array(DesignFix).optional().meta({ deprecated: true }),
  /** Number of the quote that added the line. */
  quote_number: z.string().optional(),
});
export type NotSoldLine = z.infer<typeof NotSoldLine>;

/** A line that was removed and can be restored for `seconds_left`. */
export const RemovedLine = z.object({
  id: z.int(),
  /** With the size. */
  product_name: z.string(),
  title: ProductTitle,
  seconds_left: z.int().min(0),
});
export type RemovedLine = z.infer<typeof RemovedLine>;

/**
 * How a purchase order pays the cart of a customer who has been given terms: on a quote, or in general. The server decides; the
 * totals of `payment-split.ts` apply otherwise.
 */
export const PurchaseOrderTerms = z.object({
  /** The days until the invoices of the order are due, if it is on terms. */
  net_days: z.int().min(1),
  /** A purchase order pays the whole order, without a card. False if it exceeds the limit of the account. */
  pays_all: z.boolean(),
  /** The most that the account may owe by purchase orders, if it has terms. */
  limit: Money.optional(),
  /** The part of the limit that earlier orders use. */
  open: Money.optional(),
});
export type PurchaseOrderTerms = z.infer<typeof PurchaseOrderTerms>;

/** `total_price` is the subtotal without shipping; `count` is the sum of the quantities. */
export const Cart = z.object({
  data: z.array(CartItem),
  total_price: Money,
  count: z.int().min(0),
  /** Lines that are neither in `data` nor in the amounts; absent if there are none. */
  not_sold: z.array(NotSoldLine).optional(),
  /** The line that was removed last, while it can be restored. Only calls of the cart return it. */
  removed: RemovedLine.optional(),
  /** Absent without terms, for guests, and from calls that change the cart. */
  purchase_order_terms: PurchaseOrderTerms.optional(),
});
export type Cart = z.infer<typeof Cart>;

/**
 * An item to add. The SKU determines name, price and design; a supply is identified by catalog number and
 * `unit_size`. Prices and design fields are accepted, as the specification lists them, and ignored.
 */
export const CartItemToAdd = z
  .looseObject({
    product_sku: requiredLine("SKU", 60).optional(),
    /** Another name of `product_sku`. */
    sku: requiredLine("SKU", 60).optional(),
    product_name: z.string().max(300).optional(),
    unit_size: optionalLine("Unit size", 60),
    // Declared as unknown: pages of older releases may send further fields, which includes one of this name.
    specification: z.unknown().pipe(Specification.optional()).optional(),
  })
  .refine(({ product_sku, sku }) => product_sku ?? sku, { path: ["product_sku"], error: "SKU is required" });
export type CartItemToAdd = z.infer<typeof CartItemToAdd>;

const LineId = z.int().min(1).max(2_147_483_647);

/**
 * A change of the cart; `product_id` is the id of a line. `restore` undoes the removal of a line within `RESTORE_MINUTES`: the
 * line has its id, place, quantity, specification and quote again.
 */
export const CartChange = z.union([
  z.object({ cart_item: CartItemToAdd, quantity: Quantity }),
  z.object({ clear: z.literal(true) }),
  z.object({ remove: z.literal(true), product_id: LineId }),
  z.object({ restore: z.literal(true), product_id: LineId }),
  z.object({ updateQuantity: z.literal(true), product_id: LineId, quantity: Quantity }),
  z.object({ updateSpecification: z.literal(true), product_id: LineId, specification: Specification }),
]);
export type CartChange = z.infer<typeof CartChange>;

/** The response to a change of the cart. */
export const CartChanged = z.object({ count: z.int().min(0), cart: Cart });
export type CartChanged = z.infer<typeof CartChanged>;

/** 409: the amounts sent differ from the server's cart; `cart` has the current lines, without `not_sold`. */
export const CartConflict = Problem.extend({ cart: Cart });
export type CartConflict = z.infer<typeof CartConflict>;

/**
 * An error of a cart call. `cart` is the current cart, if the client's copy may be out of date; `fixes` are changes that
 * make a refused design possible.
 */
export const CartProblem = Problem.extend({
  cart: Cart.optional(),
  fixes: z.array(DesignFix).optional(),
  /** @deprecated `fixes`. Remove when no active release and no open tab reads it. */
  mends: z.array(DesignFix).optional(),
});
