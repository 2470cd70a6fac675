/** The rules of designs: parts, plasmids, formats and prices. It has no routes and no tables. */

export { adviseDesign } from "./advise-design.ts";
export { getBoxContents } from "./box/box-contents.ts";
export { neededCatalogNumbers } from "./box/kits-box.ts";
export { designProblem } from "./check-design.ts";
export { prepareRanges } from "./choices/design-range.ts";
export { lowestGenePriceRow } from "./choices/open-targets.ts";
export { pairDesign } from "./choices/structure-choice.ts";
export {
  expressesGene,
  findCanonicalSequence,
  frameFunctions,
  readsCodingSequences,
  withoutVersion,
} from "./coding-sequences.ts";
export {
  categories,
  formats,
  functions,
  inStockDesigns,
  matrix,
  parts,
  structures,
} from "./data/design-data.ts";
export { type FunctionType, OrderClass } from "./data/design-schema.ts";
export { defaultDesign, defaultDesignOfPair, offeredPairs } from "./default-design.ts";
export { type Design, DesignError, toSku } from "./design.ts";
export { categoryOptions, functionOptions, partOptions, structureOptions } from "./design-options.ts";
export { designState } from "./design-state.ts";
export { findFixes } from "./find-fixes.ts";
export { findAugLength, listLocusIds } from "./gene-warnings/gene-warning-data.ts";
export { geneWarnings } from "./gene-warnings/gene-warnings.ts";
export { areCompatible } from "./plasmids/bacterial-marker.ts";
export { campaignKey } from "./pricing/campaigns.ts";
export {
  type FormatRow,
  formatRows,
  lowestPriceCents,
  lowestPriceRow,
  shortestLeadTime,
} from "./pricing/format-rows.ts";
export { formatRefusal, formatTable, getProductName, type SupplyOffer } from "./pricing/format-table.ts";
export { storeDay } from "./pricing/store-day.ts";
export {
  drawSpecified,
  getVectorName,
  productSummary,
  toWireWarning,
} from "./product-summary.ts";
export { getProductTitle } from "./product-title.ts";
export {
  designFromCodes,
  findCategory,
  functionByCode,
  functionByName,
  uncheckedDesignFromCodes,
  uncheckedDesignFromNames,
} from "./resolve-design.ts";
export { specificationFasta } from "./sequences/fasta.ts";
export { type ImportedPart, importPart } from "./sequences/import/import-part.ts";
export { type FileKit, kitSequences } from "./sequences/kit-sequences.ts";
export { sequenceFile } from "./sequences/sequence-file.ts";
export {
  checkSpecification,
  type SpecifiedFormat,
  specifyFormat,
} from "./specification/check-specification.ts";
export { cleanSpecification, specificationKey } from "./specification/clean-specification.ts";
export type { Terms } from "./specification/field-problem.ts";
export { describeListings, type GuideListing } from "./specification/guide-listings.ts";
export { findGuideLibraries } from "./specification/guide-rules.ts";
export { specificationFields } from "./specification/specification-fields.ts";
export {
  CONTROL,
  type CodingSequence,
  type ProteinProperty,
  type Species,
  type Target,
  type TargetClass,
  TEMPLATE,
} from "./target.ts";
export {
  applicableFunctions,
  classesWithoutFunctions,
  functionProblem,
  targetWarning,
} from "./targets/function-problem.ts";
export { classifyTarget } from "./targets/target-class.ts";
