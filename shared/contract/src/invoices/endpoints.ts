import { endpoint } from "../endpoint.ts";
import { Invoice } from "./schemas.ts";

/** `:id` is our order's number. */
export const getInvoice = endpoint({
  method: "GET",
  path: "/api/orders/get-invoice/:id",
  tag: "invoice",
  summary: "Returns the invoice of an order.",
  signedIn: true,
  response: Invoice,
});
