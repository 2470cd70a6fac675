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
    }),
  ),
});
export type FeaturedProductPage = z.infer<typeof FeaturedProductPage>;
