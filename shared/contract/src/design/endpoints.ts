import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import {
  Category,
  ChosenParts,
  CodePParameters,
  DesignAdvice,
  DesignAdviceQuery,
  DesignProblem,
  DesignQuery,
  FunctionType,
  Name,
  StructureType,
  TargetSequence,
} from "./schemas.ts";
import { DesignState, DesignStateQuery } from "./state-schemas.ts";

export const loadCategories = endpoint({
  method: "GET",
  path: "/api/products/load-product-categories/",
  tag: "design",
  summary: "Lists the categories of designs.",
  response: z.array(Category),
});

export const getFunctionTypes = endpoint({
  method: "GET",
  path: "/api/products/get-function-types-by-category/",
  tag: "design",
  summary: "Lists the functions of a category.",
  query: z.object({ category_name: Name, target_sequence: TargetSequence.optional() }),
  errors: problems(422),
  response: z.array(FunctionType),
});

export const getStructureTypes = endpoint({
  method: "GET",
  path: "/api/products/get-structure-types-by-function-type/",
  tag: "design",
  summary: "Lists all structures and which of them a function offers.",
  query: z.object({ function_type_name: Name, target_sequence: TargetSequence.optional() }),
  errors: problems(422),
  response: z.array(StructureType),
});

export const getCodePParameters = endpoint({
  method: "GET",
  path: "/api/products/get-code-p-parameters/",
  tag: "design",
  summary: "Lists the parts offered for a function and structure.",
  query: ChosenParts.extend({ function_type_name: Name, structure_type_name: Name }),
  errors: problems(422),
  response: CodePParameters,
});

/** 422 has the reason, and the changes that make the design possible. */
export const getProductSku = endpoint({
  method: "GET",
  path: "/api/products/get-product-sku/",
  tag: "design",
  summary: "Returns the SKU of a design.",
  query: DesignQuery,
  errors: { 422: DesignProblem },
  response: z.object({ product_sku: z.string() }),
});

/** The advice is always a design that can be made. */
export const adviseDesign = endpoint({
  method: "GET",
  path: "/api/products/advise-design/",
  tag: "design",
  summary: 'Recommends a design for the answers of "Help me choose".',
  query: DesignAdviceQuery,
  response: DesignAdvice,
});

/** 404 as of the summary of a product. A design of an address that cannot be made is answered with its `refusal`. */
export const getDesignState = endpoint({
  method: "GET",
  path: "/api/products/get-design-state/",
  tag: "design",
  summary: "Returns what the designer shows at an address: options, choices, product and advice.",
  query: DesignStateQuery,
  errors: { 404: DesignProblem },
  response: DesignState,
});
