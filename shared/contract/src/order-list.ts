import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Money } from "./money.ts";
import {
  ORDER_CLASSES,
  ORDER_COLUMNS,
  ORDER_FILTERS,
  ORDER_PAGE_SIZES,
  type OrderFilter,
} from "./order-words.ts";
import { pageOf } from "./paging.ts";

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

const Paged = pageOf(ORDER_PAGE_SIZES, 5);

/** Filter and sort go over all pages. Without `sort` the newest order comes first. */
const OrderListQuery = Paged.extend({
  order_class: z.enum(ORDER_CLASSES).optional(),
  status: z.enum(Object.keys(ORDER_FILTERS) as [OrderFilter, ...OrderFilter[]]).default("all"),
  filter: z.string().trim().max(100).default(""),
  sort: z.enum(ORDER_COLUMNS).optional(),
  direction: z.enum(["asc", "desc"]).default("asc"),
});
export type OrderListQuery = z.output<typeof OrderListQuery>;

export const viewOrders = endpoint({
  method: "GET",
  path: "/api/users/view-orders/",
  query: OrderListQuery,
  answer: OrderList,
});
export const viewCloningCrisprOrders = endpoint({
  method: "GET",
  path: "/api/users/view-cloning-crispr-orders/",
  query: Paged,
  answer: OrderList,
});
export const viewCloningOverexpressionOrders = endpoint({
  method: "GET",
  path: "/api/users/view-cloning-overexpression-orders/",
  query: Paged,
  answer: OrderList,
});
export const viewCloningRnaiOrders = endpoint({
  method: "GET",
  path: "/api/users/view-cloning-rnai-orders/",
  query: Paged,
  answer: OrderList,
});
