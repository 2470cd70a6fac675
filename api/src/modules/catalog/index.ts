/** Products, genes, search, content, manuals and protocols. */

export { catalogRoutes } from "./catalog.routes.ts";
export { checkKitTables } from "./category-tables/kit-table-definitions.ts";
export { checkReagentTable } from "./category-tables/reagents.service.ts";
export { importBlogPosts } from "./content/import-blog-posts.ts";
export { importPages } from "./content/import-pages.ts";
export { importGeneTable } from "./genes/imports/import-gene-table.ts";
export { importGenes } from "./genes/imports/import-genes.ts";
export { importGuides } from "./guides/imports/import-guides.ts";
export { recognizeLibrary } from "./guides/imports/read-library.ts";
export { importManuals } from "./manuals/import-manuals.ts";
export { describeDesign } from "./products/describe-design.ts";
export { findDesign } from "./products/find-design.ts";
export { findProductUrl } from "./products/find-product-url.ts";
export { importServices } from "./products/import-services.ts";
export { importStock } from "./products/import-stock.ts";
export { importSupplies } from "./products/import-supplies.ts";
export { findRefusal } from "./products/sellable/find-refusal.ts";
export { findSellable } from "./products/sellable/find-sellable.ts";
export { productColumns, productJoins } from "./products/sellable/product-rows.ts";
export { type Sellable, sellableOf } from "./products/sellable/sellable.ts";
export { checkNeededSupplies } from "./products/supply-offers.ts";
export { unitSizesOf } from "./products/unit-sizes.ts";
export { importProtocols } from "./protocols/import-protocols.ts";
export { importSearchEntries } from "./search/entries/import-search-entries.ts";
export { type Allocation, allocateStock, fewLeft } from "./stock/allocate-stock.ts";
export { adjustStock, setStock } from "./stock/change-stock.ts";
export { lockStock, reserveStock, returnStock } from "./stock/reserve-stock.ts";
