import { problems } from "../common/problem.ts";
import { DesignProblem } from "../design/schemas.ts";
import { endpoint } from "../endpoint.ts";
import { KitSequences } from "./schemas.ts";

/** `:id` as in `getProductSummary`. */
export const getKitSequences = endpoint({
  method: "GET",
  path: "/api/products/get-kit-sequences/:id/",
  tag: "product",
  summary: "Returns the sequences of a design's plasmids with their features.",
  errors: { 404: DesignProblem },
  response: KitSequences,
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
