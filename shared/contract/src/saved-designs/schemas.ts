import { z } from "zod";

const DesignName = z.string().trim().min(1, "Name is required").max(200);

/** A design as it is shared: whoever has its id may read it, and learns nothing of its owner. */
export const SharedDesign = z.object({
  /** Random: names the design in `/design/shared/:id`. */
  id: z.string(),
  /** What its owner calls it; the long name until they rename it. */
  name: z.string(),
  /** Without a delivery format. */
  product_sku: z.string(),
  /** The long name. */
  product_name: z.string(),
});
export type SharedDesign = z.infer<typeof SharedDesign>;

export const SavedDesign = SharedDesign.extend({ date_saved: z.iso.date() });
export type SavedDesign = z.infer<typeof SavedDesign>;

/** A SKU with a delivery format saves its design. */
export const DesignToSave = z.object({
  product_sku: z.string().trim().min(1).max(60),
  name: DesignName.optional(),
});
export type DesignToSave = z.infer<typeof DesignToSave>;

export const DesignRename = z.object({ name: DesignName });
export type DesignRename = z.infer<typeof DesignRename>;
