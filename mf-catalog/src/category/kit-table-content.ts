/** A kit: its SKU says everything but what comes in the box. Its price is on its own page. */
export interface KitRow {
  sku: string;
  holds: string;
}

/** Work that no SKU says: it is quoted. */
export interface QuoteRow {
  name: string;
  holds: string;
}

/** A titled table of kits; `opens` tells where their SKUs lead: to the product, or into the designer. */
export type KitTableContent = { title: string; intro: string } & (
  | { opens: "product" | "design"; kits: readonly KitRow[] }
  | { opens: "quote"; kits: readonly QuoteRow[] }
);
