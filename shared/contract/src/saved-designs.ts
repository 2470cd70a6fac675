import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done } from "./problem.ts";

/** As many as an account keeps. */
export const MOST_DESIGNS = 500;

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

/** The newest first. */
export const listDesigns = endpoint({
  method: "GET",
  path: "/api/users/designs/",
  answer: z.array(SavedDesign),
});
/** A design that is saved already is answered as it is. 422 where nothing of the SKU can be made. */
export const saveDesign = endpoint({
  method: "POST",
  path: "/api/users/designs/",
  body: DesignToSave,
  answer: SavedDesign,
});
export const renameDesign = endpoint({
  method: "PATCH",
  path: "/api/users/designs/:id/",
  body: DesignRename,
  answer: SavedDesign,
});
/** Links to it stop working. */
export const deleteDesign = endpoint({ method: "DELETE", path: "/api/users/designs/:id/", answer: Done });
/** For anybody, signed in or not. */
export const viewSharedDesign = endpoint({
  method: "GET",
  path: "/api/designs/shared/:id/",
  answer: SharedDesign,
});
