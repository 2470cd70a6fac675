import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { fileEndpoint } from "../endpoint.ts";

/** `:id` as in the items of `viewOrder`. The file is an attachment with the name under which it was deposited. */
export const getOrderFile = fileEndpoint({
  method: "GET",
  path: "/api/users/order-file/:id/",
  tag: "order",
  summary: "Returns a file that staff have deposited with an order.",
  signedIn: true,
  errors: problems(404, 503),
  produces: "file",
  response: z.string(),
});

/** `:id` as in `viewOrder`, `:kind` one of `ORDER_DOCUMENT_KINDS`. 403 for an invoice until the e-mail address is verified. */
export const getOrderDocument = fileEndpoint({
  method: "GET",
  path: "/api/users/order-document/:id/:kind/",
  tag: "order",
  summary: "Returns a document of an order as PDF: its confirmation, invoice or receipt.",
  signedIn: true,
  errors: problems(403, 404),
  produces: "file",
  response: z.string(),
});
