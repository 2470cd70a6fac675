import { z } from "zod";
import { CartChanged } from "./cart.ts";
import { endpoint } from "./endpoint.ts";
import { requiredLine } from "./typed-text.ts";

/** A quote's number as it is typed. What has no letter and no digit would not even be an address to ask. */
export const QuoteNumberForm = z.object({
  quote_number: requiredLine("Quote number", 60).regex(/[a-z\d]/i, "A quote number begins with QT-"),
});

/**
 * Adds the lines of the quote with this number, at its prices, to the caller's cart. `id` is taken as people type
 * it: in either case, with or without dashes. 404 unknown, 403 somebody else's, 409 expired or used; `detail`
 * says which.
 */
export const addQuoteToCart = endpoint({
  method: "POST",
  path: "/api/orders/cart/add-quote-to-cart/:id",
  answer: CartChanged,
});
