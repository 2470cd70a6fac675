/**
 * Tables that upper modules may reference and join; only this module writes them. Separate from index.ts, because
 * drizzle-kit loads tables and cannot load services.
 */

export { blogPosts, pages } from "./content/content.table.ts";
export { services, stockItems, supplies } from "./products/catalog.table.ts";
export { searchEntries } from "./search/entries/search-entry.table.ts";
export { stockChanges } from "./stock/stock-changes.table.ts";
