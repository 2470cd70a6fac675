import { CartChanged, CartProblem } from "../cart/schemas.ts";
import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";

/**
 * Adds the lines of the quote with this number, at its prices, to the caller's cart. `id` is taken as people type
 * it: in either case, with or without dashes. 404 unknown, 403 somebody else's, 409 expired or used; `detail`
 * says which.
 */
export const addQuoteToCart = endpoint({
  method: "POST",
  path: "/api/orders/cart/add-quote-to-cart/:id",
  tag: "cart",
  summary: "Adds the lines of a quote to the cart, at its prices.",
  errors: { ...problems(403, 409), 422: CartProblem },
  response: CartChanged,
});
