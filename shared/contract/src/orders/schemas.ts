import { z } from "zod";
import { Money } from "../common/money-schema.ts";
import { pageOf } from "../common/pagination.ts";
import {
  ORDER_CLASSES,
  ORDER_COLUMNS,
  ORDER_FILTERS,
  ORDER_PAGE_SIZES,
  type OrderFilter,
} from "./constants.ts";

/** One line of an order, as the list of orders shows it. */
export const OrderItem = z.object({
  /** The order's number. */
  order_id: z.string(),
  order_placed_date: z.iso.date(),
  /** How long the line takes, in words: "10 business days". */
  work_period: z.string(),
  est_delivery_date: z.iso.date(),
  product_sku: z.string(),
  product_name: z.string(),
  /** The product's page. */
  url: z.string(),
  quantity: z.int(),
  /** Of the line. */
  total_price: Money,
  status: z.string(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** `total` counts all pages. */
export const OrderList = z.object({ order_items: z.array(OrderItem), total: z.int().min(0) });
export type OrderList = z.infer<typeof OrderList>;

export const Paged = pageOf(ORDER_PAGE_SIZES, 5);

/** Filter and sort go over all pages. Without `sort` the newest order comes first. */
export const OrderListQuery = Paged.extend({
  order_class: z.enum(ORDER_CLASSES).optional(),
  status: z.enum(Object.keys(ORDER_FILTERS) as [OrderFilter, ...OrderFilter[]]).default("all"),
  filter: z.string().trim().max(100).default(""),
  sort: z.enum(ORDER_COLUMNS).optional(),
  direction: z.enum(["asc", "desc"]).default("asc"),
});
export type OrderListQuery = z.output<typeof OrderListQuery>;

const Address = z.object({
  address_line_1: z.string(),
  apt_suite: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
});

/** An order as its owner sees it. */
export const OrderView = z.object({
  order_number: z.string(),
  status: z.string(),
  items: z.array(
    z.object({
      product_sku: z.string(),
      product_name: z.string(),
      url: z.string(),
      quantity: z.int(),
      total_price: Money,
    }),
  ),
  subtotal: Money,
  shipping_amount: Money,
  tax_amount: Money,
  total_price: Money,
  /** `Made with PayPal`, `Paid with Purchase Order (PO)`, the card's name, or both in words. */
  payment_source: z.string(),
  last_digits: z.string(),
  /** The buyer's own number, where a purchase order pays it or half of it. */
  po_number: z.string().optional(),
  order_placed_date: z.iso.date(),
  est_delivery_date: z.iso.date(),
  shipping_address: Address,
  billing_address: Address,
  user: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
});
export type OrderView = z.infer<typeof OrderView>;
