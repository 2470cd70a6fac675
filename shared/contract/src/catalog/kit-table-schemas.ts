import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { Campaign } from "./product-schemas.ts";
import { StockItem } from "./stock-item-schemas.ts";

/** A delivery format of a kit as it is sold from stock. Its name is that of the format with the amount. */
export const StockFormat = StockItem.extend({
  list_price: Money,
  /** The campaign of the discount; null without a discount. */
  campaign: Campaign.nullable(),
});
export type StockFormat = z.infer<typeof StockFormat>;

/** A row of a category's kit table. */
export const Kit = z.object({
  sku: z.string(),
  /** The product's display name, without its target gene. */
  name: z.string(),
  /** Contents of the kit; for a gene's kit, the name of its vector. */
  holds: z.string(),
  /** Symbol of the target gene; null for controls and templates. */
  gene_symbol: z.string().nullable(),
  /** Absent for controls and templates. */
  species: z.enum(["Human", "Mouse"]).optional(),
  promoter: z.string(),
  tag: z.string(),
  fluorescence: z.string(),
  selection: z.string(),
  /**
   * Price of the cheapest format; null if every format needs a quote. In a table that opens the designer, the lowest price
   * of a gene's kit.
   */
  from_price: Money.nullable(),
  /** The price without the campaign; absent without a discount. */
  list_price: Money.optional(),
  campaign: Campaign.optional(),
  /** False if the kit is not made for the gene of the page; then there is no price, and no quote either. */
  is_offered: z.boolean().optional(),
  /** Why the kit has no price for the gene of the page, or why it is not offered, as a sentence for the user. */
  reason: z.string().optional(),
  /** The formats of the kit that are in stock. A format that needs a specification is left out. */
  formats: z.array(StockFormat).optional(),
});
export type Kit = z.infer<typeof Kit>;

/** The gene that the kits of a category page are priced for. */
export const KitGene = z.object({
  target_sequence: z.string(),
  symbol: z.string(),
  gene_name: z.string(),
  species: z.enum(["Human", "Mouse"]),
});
export type KitGene = z.infer<typeof KitGene>;

/** The availability of the stock items of a category page, which changes between two versions of that page. */
export const StockLevels = z.object({
  items: z.array(
    StockItem.pick({ sku: true, in_stock: true, lead_days: true, sold_out: true, stock_left: true }),
  ),
});
export type StockLevels = z.infer<typeof StockLevels>;

/** Custom work without a SKU, offered by quote. */
export const CustomService = z.object({ name: z.string(), holds: z.string() });
export type CustomService = z.infer<typeof CustomService>;

const tableHeader = {
  title: z.string(),
  intro: z.string(),
  /** Name of the tab that contains the table; empty if the page has no tabs. */
  tab: z.string(),
};

/** A table of a category page. `opens` is the target of its rows' links. */
export const KitTable = z.discriminatedUnion("opens", [
  z.object({ ...tableHeader, opens: z.enum(["product", "design"]), kits: z.array(Kit) }),
  z.object({ ...tableHeader, opens: z.literal("cart"), items: z.array(StockItem) }),
  z.object({ ...tableHeader, opens: z.literal("quote"), work: z.array(CustomService) }),
]);
export type KitTable = z.infer<typeof KitTable>;
