export { blogPosts, pages } from "./content/content.table.ts";
export { services, stockItems, supplies } from "./products/catalog.table.ts";
export { searchEntries } from "./search/entries/search-entry.table.ts";
