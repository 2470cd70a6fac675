/** Labels of orders and order lists. Imports no schema library, because pages import this module. */

/** Status on the wire → text of its badge. */
export const ORDER_STATUS = {
  open: "Open",
  in_progress: "In Progress",
  ready_for_delivery: "Ready for Delivery",
  invoiced: "Invoiced",
  paid: "Paid",
  cancelled: "Cancelled",
} as const;
export type OrderStatus = keyof typeof ORDER_STATUS;

/** The business documents, as PDF. */
export const ORDER_DOCUMENT_KINDS = [
  "quote",
  "confirmation",
  "invoice",
  "receipt",
  "credit-note",
  "packing-list",
] as const;
export type OrderDocumentKind = (typeof ORDER_DOCUMENT_KINDS)[number];
/** Their names. */
export const ORDER_DOCUMENT_NAMES: Record<OrderDocumentKind, string> = {
  quote: "Quote",
  confirmation: "Order confirmation",
  invoice: "Invoice",
  receipt: "Receipt",
  "credit-note": "Credit note",
  "packing-list": "Packing list",
};

/**
 * State of an order's payment. `pending`: PayPal reviews it, and the order is not produced meanwhile. `denied`: PayPal
 * has refused it after the review, which cancels the order.
 */
export const PAYMENT_STATUSES = ["confirmed", "pending", "denied"] as const;
export type OrderPaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** The text for customers about a payment that is `pending`. */
export const UNDER_REVIEW = "Payment under review";

/** The largest total of an order, in cents: the largest amount that PayPal accepts. */
export const ORDER_MAX_CENTS = 999_999_99;
export const ORDER_TOO_LARGE =
  "An order can be at most $999,999.99. Please split it into several orders, or ask us for a quote.";

/** Product classes; each has a tab in the order list. */
export const ORDER_CLASSES = ["CRISPR", "Overexpression", "RNAi", "Reagent", "Other"] as const;
export type OrderClass = (typeof ORDER_CLASSES)[number];

/** Filter in the route → the statuses it includes. */
export const ORDER_FILTERS = {
  open: ["open"],
  "in-progress": ["in_progress"],
  completed: ["ready_for_delivery", "invoiced", "paid", "cancelled"],
  all: ["open", "in_progress", "ready_for_delivery", "invoiced", "paid", "cancelled"],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderFilter = keyof typeof ORDER_FILTERS;

export const ORDER_PAGE_SIZES = [5, 10, 25, 100] as const;

/** Wire names of the order list's columns, in display order. */
export const ORDER_COLUMNS = [
  "order_id",
  "order_placed_date",
  "work_period",
  "est_delivery_date",
  "product_sku",
  "product_name",
  "quantity",
  "total_price",
  "status",
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** The longest reason for cancelling an order. */
export const CANCEL_REASON_MAX = 300;

/** Of an order with sequences of the customer's own, until their screening is recorded. */
export const SCREENING_DUE = "We screen your own sequences for biosecurity before production begins.";
