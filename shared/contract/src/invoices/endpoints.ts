import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { Invoice } from "./schemas.ts";

/** `:id` is our order's number. 403 until the account's email address is verified. */
export const getInvoice = endpoint({
  method: "GET",
  path: "/api/orders/get-invoice/:id",
  tag: "invoice",
  summary: "Returns the invoice of an order.",
  signedIn: true,
  errors: problems(403),
  response: Invoice,
});
