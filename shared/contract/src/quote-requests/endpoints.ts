import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { SubmissionReceipt } from "../messages/schemas.ts";
import { QuoteRequest } from "./schemas.ts";

/** An identical request within an hour is not stored again; the response has the first one's reference. */
export const requestQuote = endpoint({
  method: "POST",
  path: "/api/quote/",
  tag: "message",
  summary: "Requests a quote.",
  body: QuoteRequest,
  errors: problems(429),
  response: SubmissionReceipt,
});
