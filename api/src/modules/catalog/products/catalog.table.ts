import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { richText } from "../../../content-files/rich-text.ts";
import type { OrderClass } from "../../design/index.ts";

export interface ProductPicture {
  image: string;
  alt: string;
}

/** Lab supplies. */
export const supplies = pgTable("supplies", {
  catalogNumber: text("catalog_number").primaryKey(),
  name: text().notNull(),
  image: text().notNull(),
  /** All pictures, beginning with `image`. */
  pictures: jsonb().$type<ProductPicture[]>().notNull().default([]),
  /** Position among the featured products, newest first; null if the supply is not featured. */
  featured: integer(),
  description: richText().notNull(),
  keyFeatures: richText("key_features").notNull(),
  performanceData: richText("performance_data").notNull(),
  performanceChart: jsonb("performance_chart").$type<PerformanceChart>(),
  storageInfo: richText("storage_info").notNull(),
  shipInfo: richText("ship_info").notNull(),
});

export const supplySizes = pgTable(
  "supply_sizes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    catalogNumber: text("catalog_number")
      .notNull()
      .references(() => supplies.catalogNumber, { onDelete: "cascade" }),
    unitSize: text("unit_size").notNull(),
    /** Position among the sizes of the supply, smallest first. */
    position: integer().notNull(),
    listCents: integer("list_cents").notNull(),
    unitCents: integer("unit_cents").notNull(),
    leadDays: integer("lead_days").notNull(),
  },
  (table) => [unique().on(table.catalogNumber, table.unitSize)],
);

/** Whether a SKU in upper case is that of a stock item: the content file may contain no others. */
export const isStockItemSku = (sku: string): boolean => sku.startsWith("ST-");

/** Stock items that are not designs: control viruses and cell lines. */
export const stockItems = pgTable(
  "stock_items",
  {
    sku: text().primaryKey(),
    name: text().notNull(),
    orderClass: text("order_class").$type<OrderClass>().notNull(),
    priceCents: integer("price_cents").notNull(),
    /**
     * Pieces that no order has reserved; null if the item is always made to order. The content file sets the initial
     * count; after that it changes with `stockChanges` only.
     */
    stockCount: integer("stock_count"),
    /** The category page that shows the item, and the tab on that page. */
    page: text().notNull(),
    tab: text().notNull(),
    leadDays: integer("lead_days").notNull(),
    /** Null: sold out when no piece is left. */
    madeToOrderDays: integer("made_to_order_days"),
    /** False if the content file no longer has the item. */
    offered: boolean().notNull().default(true),
  },
  (table) => [
    check("stock_items_count", sql`${table.stockCount} >= 0`),
    index("stock_items_page").on(table.page),
  ],
);

export const services = pgTable("services", {
  sku: text().primaryKey(),
  name: text().notNull(),
  /** Last segment of the URL of its page, below /services/. */
  url: text().notNull(),
  /** null means by quote. */
  priceCents: integer("price_cents"),
  leadDays: integer("lead_days").notNull(),
});
