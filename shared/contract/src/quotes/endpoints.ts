import { CartChanged, CartProblem } from "../cart/schemas.ts";
import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { QuoteSummary } from "./quote-list.ts";

/**
 * `:id` is the quote number in upper or lower case, with or without hyphens. 404 if it is unknown, 403 if it belongs to
 * another customer, 409 if it has expired or was used.
 */
export const addQuoteToCart = endpoint({
  method: "POST",
  path: "/api/orders/cart/add-quote-to-cart/:id",
  tag: "cart",
  summary: "Adds the lines of a quote to the cart at the quoted prices.",
  errors: { ...problems(403, 409, 429), 422: CartProblem },
  response: CartChanged,
});

/** Quotes that are bound to the customer's address, the newest first. Empty until the address is verified. */
export const listQuotes = endpoint({
  method: "GET",
  path: "/api/users/quotes/",
  tag: "order",
  summary: "Lists the customer's quotes.",
  signedIn: true,
  response: z.object({ quotes: z.array(QuoteSummary) }),
});
