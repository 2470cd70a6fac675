import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { Handling } from "./handling-schema.ts";

/** A stock item that is not a design. */
export const StockItem = z.object({
  sku: z.string(),
  name: z.string(),
  price: Money,
  /** Otherwise the item is made to order. */
  in_stock: z.boolean(),
  /** Business days until delivery. */
  lead_days: z.int(),
  /** Neither in stock nor made to order. */
  sold_out: z.boolean(),
  /** Pieces left in stock, when there are few; otherwise null. */
  stock_left: z.int().min(0).nullable(),
});
export type StockItem = z.infer<typeof StockItem>;

/** A property in words. */
export const StockFact = z.object({ label: z.string(), value: z.string() });
export type StockFact = z.infer<typeof StockFact>;

/** A stock item with all that its page says. Facts hold for every lot. */
export const StockItemPage = StockItem.extend({
  kind: z.enum(["cells", "particles"]),
  description: z.string(),
  /** The category page that lists the item. `url` is the last segment of its address, `image` a path below /media. */
  category: z.object({ url: z.string(), title: z.string(), image: z.string() }),
  /** Containers and amount, such as `1 vial, ≥1×10⁶ cells`. */
  contents: z.string(),
  handling: Handling,
  /** Effector, resistance, fluorescence and the like. */
  markers: z.array(StockFact),
  /** How the cells are grown, or how the particles are used. */
  culture: z.array(StockFact),
  /** Kits that are used with the item. */
  kits: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      /** Why, as a phrase. */
      purpose: z.string(),
    }),
  ),
  /** The current lot and its results; absent if only its certificate has them. */
  lot: z.object({ number: z.string(), results: z.array(StockFact) }).optional(),
});
export type StockItemPage = z.infer<typeof StockItemPage>;
