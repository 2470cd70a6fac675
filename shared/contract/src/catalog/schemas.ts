import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { PerformanceChart } from "./performance-chart-schemas.ts";

export const FeaturedProduct = z.object({
  catalog_number: z.string(),
  product_name: z.string(),
  /** Path below /media. */
  image: z.string(),
  /** Price of the smallest size. */
  unit_price: Money,
});
export type FeaturedProduct = z.infer<typeof FeaturedProduct>;

/** Another supply, at the price of its smallest size. */
export const RelatedSupply = FeaturedProduct.extend({
  unit_size: z.string(),
  /** Its purpose, as a phrase. */
  purpose: z.string(),
});
export type RelatedSupply = z.infer<typeof RelatedSupply>;

/** `description`, `key_features`, `performance_data`, `storage_info` and `ship_info` are sanitized HTML. */
export const FeaturedProductPage = z.object({
  catalog_number: z.string(),
  product_name: z.string(),
  description: z.string(),
  key_features: z.string(),
  performance_data: z.string(),
  storage_info: z.string(),
  ship_info: z.string(),
  /** Chart of the values in `performance_data`; null if there is none. */
  performance_chart: PerformanceChart.nullable(),
  /** Paths below /media; the first image is the one shown in lists. */
  images: z.array(z.object({ image: z.string(), alt: z.string() })),
  /** `manual` is the path of a PDF. */
  manuals: z.array(z.object({ id: z.int(), name: z.string(), manual: z.string() })),
  unit_prices: z.array(
    z.object({
      id: z.int(),
      unit_size: z.string(),
      unit_price: Money,
      list_price: Money,
      on_discount: z.boolean(),
      /** Business days until delivery: all sizes are in stock. */
      lead_days: z.int().optional(),
      /** The price of one `unit` of the size, such as `mL` or `reaction`, rounded to cents. */
      price_per: z.object({ unit: z.string(), price: Money }).optional(),
    }),
  ),
  /** Supplies that a customer needs with this one. */
  related: z.array(RelatedSupply).optional(),
});
export type FeaturedProductPage = z.infer<typeof FeaturedProductPage>;
