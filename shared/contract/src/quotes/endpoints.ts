import { CartChanged, CartProblem } from "../cart/schemas.ts";
import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";

/**
 * `:id` is the quote number in upper or lower case, with or without hyphens. 404 if it is unknown, 403 if it belongs to
 * another customer, 409 if it has expired or was used.
 */
export const addQuoteToCart = endpoint({
  method: "POST",
  path: "/api/orders/cart/add-quote-to-cart/:id",
  tag: "cart",
  summary: "Adds the lines of a quote to the cart at the quoted prices.",
  errors: { ...problems(403, 409), 422: CartProblem },
  response: CartChanged,
});
