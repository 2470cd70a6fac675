import { z } from "zod";
import { Money } from "../common/money-schema.ts";

/** A design that is sold as a kit: its SKU says all but what it is good for. */
export const Kit = z.object({
  sku: z.string(),
  /** The long name. */
  name: z.string(),
  /** What comes in the box, in words; for one of a gene its vector's name. */
  holds: z.string(),
  /** Symbol of its gene; null for controls and templates. */
  gene_symbol: z.string().nullable(),
  promoter: z.string(),
  tag: z.string(),
  fluorescence: z.string(),
  selection: z.string(),
  /** Of its cheapest format; null where each is by quote. */
  from_price: Money.nullable(),
});
export type Kit = z.infer<typeof Kit>;

/** A thing on stock that is no design, sold as it stands in the table. */
export const StockItem = z.object({
  sku: z.string(),
  name: z.string(),
  price: Money,
  /** Whether it is there; otherwise it is made to order. */
  in_stock: z.boolean(),
  /** Business days until it is delivered. */
  lead_days: z.int(),
});
export type StockItem = z.infer<typeof StockItem>;

/** Work that no SKU says: it is quoted by its name. */
export const QuotedWork = z.object({ name: z.string(), holds: z.string() });
export type QuotedWork = z.infer<typeof QuotedWork>;

const titled = {
  title: z.string(),
  intro: z.string(),
  /** The tab that it stands on; empty where the page has none. */
  tab: z.string(),
};

/** A table of a category page; `opens` tells where its rows lead. */
export const KitTable = z.discriminatedUnion("opens", [
  z.object({ ...titled, opens: z.enum(["product", "design"]), kits: z.array(Kit) }),
  z.object({ ...titled, opens: z.literal("cart"), items: z.array(StockItem) }),
  z.object({ ...titled, opens: z.literal("quote"), work: z.array(QuotedWork) }),
]);
export type KitTable = z.infer<typeof KitTable>;
