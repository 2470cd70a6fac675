/** The rules of designs: parts, plasmids, formats and prices. It has no routes and no tables. */

export { categories, functions, matrix, parts, structures } from "./data/design-data.ts";
export { OrderClass } from "./data/design-schema.ts";
export { inStockDesigns } from "./data/in-stock-designs.ts";
export { defaultDesign, defaultDesignOfPair, offeredPairs } from "./default-design.ts";
export { type Design, DesignError, skuOf } from "./design.ts";
export { categoryOptions, functionOptions, partOptions, structureOptions } from "./design-options.ts";
export { areCompatible } from "./plasmids/bacterial-marker.ts";
export { type FormatRow, formatRows } from "./pricing/format-rows.ts";
export { formatTable, productNameOf } from "./pricing/format-table.ts";
export { lowestPriceCents } from "./pricing/lowest-price.ts";
export { productSummary, vectorNameOf } from "./product-summary.ts";
export {
  categoryOf,
  designFromCodes,
  designFromNames,
  functionByCode,
  functionByName,
} from "./resolve-design.ts";
export { CONTROL, type Species, TARGET_CLASSES, type Target, type TargetClass, TEMPLATE } from "./target.ts";
export {
  applicableFunctions,
  functionProblem,
  targetPromoterProblem,
  targetWarning,
} from "./targets/function-problem.ts";
