/** The rules of designs: parts, plasmids, formats and prices. It has no routes and no tables. */

export { adviseDesign } from "./advice/advise-design.ts";
export { boxOf } from "./box/box-of.ts";
export { neededCatalogNumbers } from "./box/kits-box.ts";
export { designProblem } from "./check-design.ts";
export { prepareRanges } from "./choices/pair-range.ts";
export { pairDesign } from "./choices/structure-choice.ts";
export { categories, functions, matrix, parts, structures } from "./data/design-data.ts";
export { type FunctionType, OrderClass } from "./data/design-schema.ts";
export { inStockDesigns } from "./data/in-stock-designs.ts";
export { defaultDesign, defaultDesignOfPair, offeredPairs } from "./default-design.ts";
export { type Design, DesignError, skuOf } from "./design.ts";
export { categoryOptions, functionOptions, partOptions, structureOptions } from "./design-options.ts";
export { findFixes } from "./fixes/find-fixes.ts";
export { areCompatible } from "./plasmids/bacterial-marker.ts";
export { isPricedByLength } from "./pricing/base-price.ts";
export { campaignKey } from "./pricing/campaigns.ts";
export { formatRefusal } from "./pricing/format-refusal.ts";
export { type FormatRow, formatRows } from "./pricing/format-rows.ts";
export { formatTable, productNameOf, type SupplyOffer } from "./pricing/format-table.ts";
export { lowestGenePriceRow } from "./pricing/lowest-gene-price.ts";
export { lowestPriceCents, lowestPriceRow } from "./pricing/lowest-price.ts";
export { shortestLeadTime } from "./pricing/shortest-lead-time.ts";
export { productSummary, vectorNameOf } from "./product-summary.ts";
export {
  categoryOf,
  designFromCodes,
  functionByCode,
  functionByName,
  uncheckedDesignFromCodes,
  uncheckedDesignFromNames,
} from "./resolve-design.ts";
export { type ImportedPart, importPart } from "./sequences/import/import-part.ts";
export { SequenceFileError } from "./sequences/import/read-sequence-file.ts";
export { sequenceFile } from "./sequences/sequence-file.ts";
export { kitSequences } from "./sequences/sequences-of.ts";
export { cleanSpecification } from "./specification/clean-specification.ts";
export { specificationFasta } from "./specification/fasta.ts";
export { guideLibrariesOf } from "./specification/guide-rules.ts";
export { specificationFields } from "./specification/specification-fields.ts";
export { specificationKey } from "./specification/specification-key.ts";
export { specifyFormat } from "./specification/specify-format.ts";
export type { Terms } from "./specification/terms.ts";
export { CONTROL, type Species, type Target, type TargetClass, TEMPLATE } from "./target.ts";
export {
  applicableFunctions,
  classesWithoutFunctions,
  functionProblem,
  targetWarning,
} from "./targets/function-problem.ts";
export { targetClassOf } from "./targets/target-class.ts";
