import { DesignProblem } from "../design/schemas.ts";
import { endpoint } from "../endpoint.ts";
import { GuideList } from "./schemas.ts";

/** `:id` as in `getProductSummary`. */
export const getGuides = endpoint({
  method: "GET",
  path: "/api/products/get-guides/:id/",
  tag: "product",
  summary: "Returns the guides of published libraries for the gene of a design, with their scores.",
  errors: { 404: DesignProblem },
  response: GuideList,
});
