import { api } from "@ligate/platform/api";

export const loadFunctionTypes = (category_name: string, signal: AbortSignal) =>
  api.get("/api/products/get-function-types-by-category/", { query: { category_name }, signal });

export const loadStructureTypes = (function_type_name: string, signal: AbortSignal) =>
  api.get("/api/products/get-structure-types-by-function-type/", { query: { function_type_name }, signal });

export const loadParts = (function_type_name: string, structure_type_name: string, signal: AbortSignal) =>
  api.get("/api/products/get-code-p-parameters/", {
    query: { function_type_name, structure_type_name },
    signal,
  });
