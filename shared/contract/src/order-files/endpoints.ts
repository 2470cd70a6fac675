import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint, fileEndpoint } from "../endpoint.ts";

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

/** `:kind` is one of `ORDER_DOCUMENT_KINDS`. 403 for an invoice until the e-mail address is verified. */
export const getOrderDocument = fileEndpoint({
  method: "GET",
  path: "/api/users/order-document/:number/:kind/",
  tag: "order",
  summary: "Returns a quote, or a document of an order, as PDF.",
  signedIn: true,
  errors: problems(403, 404),
  produces: "file",
  response: z.string(),
});

/** `:token` is the secret of a link, which is never logged. 404 when it has expired or was revoked. */
export const getLinkedDocument = fileEndpoint({
  method: "GET",
  path: "/api/documents/:token/",
  tag: "order",
  summary: "Returns the document of a link as PDF, without a login.",
  errors: problems(404),
  produces: "file",
  response: z.string(),
});

/** For accounts payable. The link opens this document only, for 180 days or while the invoice is unpaid. */
export const createDocumentLink = endpoint({
  method: "POST",
  path: "/api/users/order-document/:number/:kind/link/",
  tag: "order",
  summary: "Creates a link that opens a document without a login.",
  signedIn: true,
  errors: problems(403, 404),
  response: z.object({ url: z.url() }),
});

/** Also ends links that the store has mailed. */
export const revokeDocumentLinks = endpoint({
  method: "DELETE",
  path: "/api/users/order-document/:number/:kind/link/",
  tag: "order",
  summary: "Ends all links to a document.",
  signedIn: true,
  errors: problems(403, 404),
  response: z.object({ revoked: z.int().min(0) }),
});
