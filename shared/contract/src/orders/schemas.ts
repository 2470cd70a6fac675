import { OrderReferences } from "../address/schemas.ts";
import { Availability, ProductTitle } from "../cart/schemas.ts";
import { BoxItem } from "../catalog/product-schemas.ts";
import { Money } from "../common/money-schema.ts";
import { paginationQuery } from "../common/pagination.ts";
import { requiredLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { OrderInvoice } from "../invoices/schemas.ts";
import { OrderDocument, OrderFile } from "../order-files/schemas.ts";
import { OrderShipment } from "../shipments/schemas.ts";
import { Specification } from "../specification/schemas.ts";
import {
  CANCEL_REASON_MAX,
  ORDER_CLASSES,
  ORDER_COLUMNS,
  ORDER_FILTERS,
  ORDER_PAGE_SIZES,
  type OrderFilter,
  PAYMENT_STATUSES,
} from "./constants.ts";

/** A row of the order list: one line of an order. */
export const OrderItem = z.object({
  /** Number of the order. */
  order_id: z.string(),
  order_placed_date: z.iso.date(),
  /** Duration as text: "10 business days". */
  work_period: z.string(),
  est_delivery_date: z.iso.date(),
  product_sku: z.string(),
  product_name: z.string(),
  title: ProductTitle,
  /** Path of the product page. */
  url: z.string(),
  quantity: z.int(),
  /** Total of the line. */
  total_price: Money,
  status: z.string(),
  payment_status: z.enum(PAYMENT_STATUSES),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** One page of the order list. `total` counts the rows of all pages. */
export const OrderList = z.object({ order_items: z.array(OrderItem), total: z.int().min(0) });
export type OrderList = z.infer<typeof OrderList>;

export const OrderListPage = paginationQuery(ORDER_PAGE_SIZES, 5);

/** Filter and sort apply to all pages. Without `sort`, the newest order is first. */
export const OrderListQuery = OrderListPage.extend({
  order_class: z.enum(ORDER_CLASSES).optional(),
  status: z.enum(Object.keys(ORDER_FILTERS) as [OrderFilter, ...OrderFilter[]]).default("all"),
  filter: z.string().trim().max(100).default(""),
  sort: z.enum(ORDER_COLUMNS).optional(),
  direction: z.enum(["asc", "desc"]).default("asc"),
});
export type OrderListQuery = z.output<typeof OrderListQuery>;

/** An order with all of its lines. */
export const OrderSummary = OrderItem.pick({
  order_placed_date: true,
  est_delivery_date: true,
  status: true,
  payment_status: true,
}).extend({
  order_number: z.string(),
  /** The buyer's own number. */
  po_number: z.string().optional(),
  /** With shipping. */
  total_price: Money,
  items: z.array(
    OrderItem.pick({
      product_sku: true,
      product_name: true,
      title: true,
      url: true,
      quantity: true,
      total_price: true,
    }),
  ),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderSummariesQuery = OrderListQuery.pick({ status: true, page_number: true, page_size: true });
export type OrderSummariesQuery = z.output<typeof OrderSummariesQuery>;

/** One page of the customer's orders, the newest first. `total` counts the orders of all pages. */
export const OrderSummaries = z.object({ orders: z.array(OrderSummary), total: z.int().min(0) });
export type OrderSummaries = z.infer<typeof OrderSummaries>;

export const OrderCountsQuery = OrderListQuery.pick({ status: true });

/** How many lines of each class the customer's orders of a status have. */
export const OrderCounts = z.object({ counts: z.record(z.enum(ORDER_CLASSES), z.int().min(0)) });
export type OrderCounts = z.infer<typeof OrderCounts>;

/** The lines of an order that were added to the cart again, at today's prices. */
export const OrderAgainResult = z.object({
  added: z.array(
    z.object({ product_name: z.string(), title: ProductTitle, quantity: z.int(), price: Money }),
  ),
  /** Lines that cannot be ordered any more, with a sentence each. */
  not_added: z.array(z.object({ product_name: z.string(), title: ProductTitle, reason: z.string() })),
  /** The sum of the quantities in the cart. */
  count: z.int().min(0),
});
export type OrderAgainResult = z.infer<typeof OrderAgainResult>;

const Address = z.object({
  /** Of a billing address. */
  name: z.string().optional(),
  institution: z.string().optional(),
  attention: z.string().optional(),
  building: z.string().optional(),
  phone: z.string().optional(),
  address_line_1: z.string(),
  apt_suite: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
});

/** A customer's reason for cancelling an order. */
export const CancelOrder = z.object({ reason: requiredLine("The reason", CANCEL_REASON_MAX) });
export type CancelOrder = z.infer<typeof CancelOrder>;

/** `refunding`: the order is cancelled when PayPal has completed the refund. */
export const CancelOrderResult = z.object({ state: z.enum(["cancelled", "refunding"]) });
export type CancelOrderResult = z.infer<typeof CancelOrderResult>;

/** Money of an order that the store has paid back, or an amount that it no longer asks for. */
export const Refund = z.object({
  /** `credit_note`: reduces an unpaid invoice; no money moves. */
  kind: z.enum(["refund", "credit_note"]),
  amount: Money,
  at: z.iso.datetime(),
  /** Shown to the customer. */
  reason: z.string(),
});
export type Refund = z.infer<typeof Refund>;

/** An order of the signed-in customer. */
export const OrderView = z.object({
  order_number: z.string(),
  status: z.string(),
  items: z.array(
    z.object({
      /** Its position in the order, counted from 1. It never changes. */
      line: z.int().min(1),
      product_sku: z.string(),
      product_name: z.string(),
      title: ProductTitle,
      url: z.string(),
      quantity: z.int(),
      total_price: Money,
      ...Availability,
      /** The specification besides the SKU; null if none was asked for. */
      specification: Specification.nullable(),
      /** The contents of the box, as they were when the order was placed; empty for other products than designs. */
      box: z.array(BoxItem),
      /** The files that staff have added to the line, the oldest first. */
      files: z.array(OrderFile),
    }),
  ),
  subtotal: Money,
  shipping_amount: Money,
  tax_amount: Money,
  total_price: Money,
  payment_status: z.enum(PAYMENT_STATUSES),
  /** Completed refunds and credit notes, the oldest first. */
  refunds: z.array(Refund),
  /** `Made with PayPal`, `Paid with Purchase Order (PO)`, the card's brand, or a text that names both. */
  payment_source: z.string(),
  last_digits: z.string(),
  /** The buyer's PO number, if a purchase order pays the order or half of it. */
  po_number: z.string().optional(),
  order_placed_date: z.iso.date(),
  est_delivery_date: z.iso.date(),
  references: OrderReferences.optional(),
  shipping_address: Address,
  billing_address: Address,
  /** Every recorded status with its time, the oldest first. */
  history: z.array(z.object({ status: z.string(), at: z.iso.datetime(), note: z.string() })),
  /** Whether sequences of the customer's own are still to be screened before production; older APIs do not say. */
  screening: z.enum(["none", "due", "recorded"]).optional(),
  /** The first unpaid invoice, otherwise the latest. Releases from before partial shipments show it. */
  invoice: OrderInvoice.nullable(),
  /** All invoices, the oldest first. */
  invoices: z.array(OrderInvoice).optional(),
  /** The oldest first. */
  shipments: z.array(OrderShipment).optional(),
  /** The customer has cancelled the order, and PayPal has not completed its refund yet. */
  is_being_cancelled: z.boolean().optional(),
  /** The documents that can be downloaded; older APIs have none. */
  documents: z.array(OrderDocument).optional(),
  user: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
});
export type OrderView = z.infer<typeof OrderView>;
