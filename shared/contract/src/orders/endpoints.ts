import { endpoint } from "../endpoint.ts";
import { OrderList, OrderListPage, OrderListQuery, OrderView } from "./schemas.ts";

export const viewOrders = endpoint({
  method: "GET",
  path: "/api/users/view-orders/",
  tag: "order",
  summary: "Lists the lines of the customer's orders.",
  signedIn: true,
  query: OrderListQuery,
  response: OrderList,
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
