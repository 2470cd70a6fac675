import { ProductTitle } from "../cart/schemas.ts";
import { requiredLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";

const DesignName = requiredLine("Name", 200);

/** A shared design. Anyone with its id may read it; it contains no data about its owner. */
export const SharedDesign = z.object({
  /** Random id, used in `/design/shared/:id`. */
  id: z.string(),
  /** The owner's name for the design; initially its title. */
  name: z.string(),
  /** Without a delivery format. */
  product_sku: z.string(),
  /** The product's display name. */
  product_name: z.string(),
});
export type SharedDesign = z.infer<typeof SharedDesign>;

/** Only the list has titles. */
export const SavedDesign = SharedDesign.extend({ date_saved: z.iso.date(), title: ProductTitle });
export type SavedDesign = z.infer<typeof SavedDesign>;

/** A delivery format in the SKU is ignored. */
export const DesignToSave = z.object({
  product_sku: requiredLine("Product SKU", 60),
  name: DesignName.optional(),
});
export type DesignToSave = z.infer<typeof DesignToSave>;

export const DesignRename = z.object({ name: DesignName });
export type DesignRename = z.infer<typeof DesignRename>;
