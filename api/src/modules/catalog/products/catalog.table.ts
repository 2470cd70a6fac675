import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { boolean, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { richText } from "../../../content-files/rich-text-column.ts";
import type { OrderClass } from "../../design/index.ts";

export interface Picture {
  image: string;
  alt: string;
}

/** Lab supplies. */
export const supplies = pgTable("supplies", {
  catalogNumber: text("catalog_number").primaryKey(),
  name: text().notNull(),
  image: text().notNull(),
  /** All of its pictures, `image` first. */
  pictures: jsonb().$type<Picture[]>().notNull().default([]),
  /** Its place among the featured products, the newest first; null where it is not featured. */
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
    /** Its place among the sizes of the product, the smallest first. */
    position: integer().notNull(),
    listCents: integer("list_cents").notNull(),
    unitCents: integer("unit_cents").notNull(),
    leadDays: integer("lead_days").notNull(),
  },
  (table) => [unique().on(table.catalogNumber, table.unitSize)],
);

/** Things on stock that are no design: control viruses and cell lines. */
export const stockItems = pgTable("stock_items", {
  sku: text().primaryKey(),
  name: text().notNull(),
  orderClass: text("order_class").$type<OrderClass>().notNull(),
  priceCents: integer("price_cents").notNull(),
  /** What is left. The files give it once, orders take from it; at 0 it is made to order. */
  stockCount: integer("stock_count").notNull(),
  /** The category page that shows it, and its tab there. */
  page: text().notNull(),
  tab: text().notNull(),
  leadDays: integer("lead_days").notNull(),
  madeToOrderDays: integer("made_to_order_days").notNull(),
  /** Off where its line is gone from the file. */
  offered: boolean().notNull().default(true),
});

export const services = pgTable("services", {
  sku: text().primaryKey(),
  name: text().notNull(),
  /** Its page below /services. */
  url: text().notNull(),
  /** null: by quote. */
  priceCents: integer("price_cents"),
  leadDays: integer("lead_days").notNull(),
});
