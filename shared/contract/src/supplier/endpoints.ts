import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint, fileEndpoint } from "../endpoint.ts";
import { SupplierPacket } from "./schemas.ts";

export const getSupplierPacket = endpoint({
  method: "GET",
  path: "/api/supplier-packet/",
  tag: "content",
  summary: "Lists the documents for purchasing offices, such as the W-9, with the seller's name and tax id.",
  response: SupplierPacket,
});

/** `:id` as in the documents of `getSupplierPacket`. */
export const getSupplierDocument = fileEndpoint({
  method: "GET",
  path: "/api/supplier-packet/:id/",
  tag: "content",
  summary: "Returns a document for purchasing offices as PDF.",
  errors: problems(404, 429),
  produces: "file",
  response: z.string(),
});

export const getSupplierPacketZip = fileEndpoint({
  method: "GET",
  path: "/api/supplier-packet.zip",
  tag: "content",
  summary: "Returns all documents for purchasing offices as one ZIP file.",
  errors: problems(429),
  produces: "file",
  response: z.string(),
});
