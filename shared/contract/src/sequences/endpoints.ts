import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { DesignProblem } from "../design/schemas.ts";
import { endpoint, textEndpoint } from "../endpoint.ts";
import { SpecifiedDesign } from "../specification/schemas.ts";
import { KitSequences, SequenceFile, SequenceFileQuery, SpecifiedSequenceFile } from "./schemas.ts";

/** `:id` as in `getProductSummary`. */
export const getKitSequences = endpoint({
  method: "GET",
  path: "/api/products/get-kit-sequences/:id/",
  tag: "product",
  summary: "Returns the sequences of a design's plasmids with their features.",
  errors: { 404: DesignProblem },
  response: KitSequences,
});

/** `:sku` as `:id` in `getProductSummary`. The file has the name of the vector, and a record for each plasmid. */
export const getSequence = textEndpoint({
  method: "GET",
  path: "/api/products/get-sequence/:sku/",
  tag: "product",
  summary: "Returns the sequences of a design's plasmids as a GenBank or FASTA file.",
  query: SequenceFileQuery,
  errors: { 404: DesignProblem, ...problems(429) },
  produces: "text",
  response: z.string(),
});

/** Changes nothing; a POST because a sequence is too long for an address. 422 if a field of the specification is invalid. */
export const getSpecifiedSequences = endpoint({
  method: "POST",
  path: "/api/products/specified-sequences/",
  tag: "product",
  summary: "Returns the sequences of a design's plasmids with what a specification says.",
  body: SpecifiedDesign,
  errors: { 404: DesignProblem, ...problems(422, 429) },
  response: KitSequences,
});

/** As `getSpecifiedSequences`. */
export const getSpecifiedSequenceFile = endpoint({
  method: "POST",
  path: "/api/products/specified-sequence-file/",
  tag: "product",
  summary: "Returns the sequences of a specified design as the text of a GenBank or FASTA file.",
  body: SpecifiedSequenceFile,
  errors: { 404: DesignProblem, ...problems(422, 429) },
  response: SequenceFile,
});

/** `:id` as in `viewOrder`; `:line` counts the order's lines from 1. The sequence has what the line specifies. */
export const getOrderSequences = endpoint({
  method: "GET",
  path: "/api/users/order-sequences/:id/:line/",
  tag: "order",
  summary: "Returns the sequences of an ordered design with what its line specifies.",
  signedIn: true,
  errors: problems(404),
  response: KitSequences,
});

/** `:id` and `:line` as in `getOrderSequences`. */
export const getOrderSequence = textEndpoint({
  method: "GET",
  path: "/api/users/order-sequence/:id/:line/",
  tag: "order",
  summary: "Returns the sequences of an ordered design as a GenBank or FASTA file.",
  signedIn: true,
  query: SequenceFileQuery,
  errors: problems(404, 429),
  produces: "text",
  response: z.string(),
});
