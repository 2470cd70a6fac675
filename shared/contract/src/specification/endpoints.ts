import { problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { CheckedSpecification, SpecifiedDesign } from "./schemas.ts";

/** Changes nothing; a POST because a sequence is too long for an address. 422 if the SKU has no format or cannot be made. */
export const checkSpecification = endpoint({
  method: "POST",
  path: "/api/products/check-specification/",
  tag: "product",
  summary: "Checks the specification of a line, and returns its price and size.",
  body: SpecifiedDesign,
  errors: problems(422),
  response: CheckedSpecification,
});
