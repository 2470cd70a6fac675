import { z } from "zod";
import { Money } from "../common/money-schema.ts";
import { PerformanceChart } from "./chart-schemas.ts";

export const FeaturedProduct = z.object({
  catalog_number: z.string(),
  product_name: z.string(),
  /** Path below /media. */
  image: z.string(),
  /** Of the smallest size. */
  unit_price: Money,
});
export type FeaturedProduct = z.infer<typeof FeaturedProduct>;

/** The five texts are HTML, sanitised when they were loaded. */
export const FeaturedProductPage = z.object({
  catalog_number: z.string(),
  product_name: z.string(),
  description: z.string(),
  key_features: z.string(),
  performance_data: z.string(),
  storage_info: z.string(),
  ship_info: z.string(),
  /** The same data as `performance_data` tells, to draw; null where there is nothing to draw. */
  performance_chart: PerformanceChart.nullable(),
  /** Paths below /media, the picture of the lists first; `alt` is for who does not see them. */
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
