import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import {
  CancelOrder,
  CancelOrderResult,
  OrderAgainResult,
  OrderCounts,
  OrderCountsQuery,
  OrderList,
  OrderListPage,
  OrderListQuery,
  OrderSummaries,
  OrderSummariesQuery,
  OrderView,
} from "./schemas.ts";

export const viewOrders = endpoint({
  method: "GET",
  path: "/api/users/view-orders/",
  tag: "order",
  summary: "Lists the lines of the customer's orders.",
  signedIn: true,
  query: OrderListQuery,
  response: OrderList,
});

export const listOrderSummaries = endpoint({
  method: "GET",
  path: "/api/users/orders/",
  tag: "order",
  summary: "Lists the customer's orders with their lines.",
  signedIn: true,
  query: OrderSummariesQuery,
  response: OrderSummaries,
});

/** For a warning: several orders may have the same PO number. */
export const findPoNumber = endpoint({
  method: "GET",
  path: "/api/users/po-numbers/:number/",
  tag: "order",
  summary: "Finds the customer's orders that have a PO number.",
  signedIn: true,
  response: z.object({
    /** The newest first. */
    orders: z.array(z.object({ order_number: z.string(), order_placed_date: z.iso.date() })),
  }),
});

export const countOrders = endpoint({
  method: "GET",
  path: "/api/users/count-orders/",
  tag: "order",
  summary: "Counts the lines of the customer's orders by class.",
  signedIn: true,
  query: OrderCountsQuery,
  response: OrderCounts,
});

export const viewCloningCrisprOrders = endpoint({
  method: "GET",
  path: "/api/users/view-cloning-crispr-orders/",
  tag: "order",
  summary: "Lists the lines of the class CRISPR.",
  signedIn: true,
  query: OrderListPage,
  response: OrderList,
});

export const viewCloningOverexpressionOrders = endpoint({
  method: "GET",
  path: "/api/users/view-cloning-overexpression-orders/",
  tag: "order",
  summary: "Lists the lines of the class Overexpression.",
  signedIn: true,
  query: OrderListPage,
  response: OrderList,
});

export const viewCloningRnaiOrders = endpoint({
  method: "GET",
  path: "/api/users/view-cloning-rnai-orders/",
  tag: "order",
  summary: "Lists the lines of the class RNAi.",
  signedIn: true,
  query: OrderListPage,
  response: OrderList,
});

/** `:id` is our order number, a payment token or a capture id. */
export const viewOrder = endpoint({
  method: "GET",
  path: "/api/users/view-order/:id",
  tag: "order",
  summary: "Returns an order by number, payment token or capture id.",
  signedIn: true,
  response: OrderView,
});

/** `:id` as for `viewOrder`. A repeated call adds the lines again. */
export const orderAgain = endpoint({
  method: "POST",
  path: "/api/users/order-again/:id/",
  tag: "order",
  summary: "Adds the lines of an order to the cart, at today's prices.",
  signedIn: true,
  errors: problems(409),
  response: OrderAgainResult,
});

/** `:id` as for `viewOrder`. Cancels an open order and refunds what was paid; of a repeated call, the first one counts. */
export const cancelOrder = endpoint({
  method: "POST",
  path: "/api/users/cancel-order/:id/",
  tag: "order",
  summary: "Cancels an open order and refunds it.",
  signedIn: true,
  body: CancelOrder,
  errors: problems(409, 503),
  response: CancelOrderResult,
});
