import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { Received } from "../messages/schemas.ts";
import { QuoteRequest } from "./schemas.ts";

/** The same request sent again within an hour is the same one: it gets the first one's reference. */
export const requestQuote = endpoint({
  method: "POST",
  path: "/api/quote/",
  tag: "message",
  summary: "Asks for a quote.",
  body: QuoteRequest,
  errors: problems(429),
  response: Received,
});
