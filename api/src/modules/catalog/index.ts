/** Products, genes, search, content, manuals and protocols. */

export { catalogRoutes } from "./catalog.routes.ts";
export { checkKitTables } from "./category-tables/kit-table-definitions.ts";
export { checkReagentTable } from "./category-tables/reagents.service.ts";
export { importBlogPosts, importPages } from "./content/import-pages.ts";
export { checkOverviews } from "./content/overview.service.ts";
export { importCodingSequences } from "./genes/coding-sequences/imports/import-coding-sequences.ts";
export { createCatalogImport } from "./genes/imports/catalog/catalog-import-job.ts";
export { importGeneTable } from "./genes/imports/import-gene-table.ts";
export { importGenes } from "./genes/imports/import-genes.ts";
export { importProteins } from "./genes/imports/import-proteins.ts";
export { findGuideListings } from "./guides/guide-listings.ts";
export { importGuides } from "./guides/imports/import-guides.ts";
export { recognizeLibrary } from "./guides/imports/read-library.ts";
export { importManuals } from "./manuals/import-manuals.ts";
export { describeDesign, findDesign, readDesignTitles } from "./products/find-design.ts";
export { importStock } from "./products/import-stock.ts";
export { findProductUrl } from "./products/product.service.ts";
export { findRefusal } from "./products/sellable/find-refusal.ts";
export { findSellable } from "./products/sellable/find-sellable.ts";
export {
  type ProductJson,
  productColumns,
  productJoins,
  toProductRows,
} from "./products/sellable/product-rows.ts";
export { type Sellable, toSellable } from "./products/sellable/sellable.ts";
export { checkStockItems } from "./products/stock-items/stock-item-content.ts";
export { importSupplies } from "./products/supplies/import-supplies.ts";
export { checkNeededSupplies, listUnitSizes } from "./products/supply-offers.ts";
export { importProtocols } from "./protocols/import-protocols.ts";
export { importSearchEntries } from "./search/entries/import-search-entries.ts";
export { importServices } from "./services/import-services.ts";
export { checkServices } from "./services/service-content.ts";
export { type Allocation, allocateStock, fewLeft } from "./stock/allocate-stock.ts";
export { adjustStock, setStock } from "./stock/change-stock.ts";
export { countLowStock } from "./stock/count-low-stock.ts";
export { lockStock, reserveStock, returnStock } from "./stock/reserve-stock.ts";
export { checkSupplierFiles } from "./supplier/supplier-files.ts";
