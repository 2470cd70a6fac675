import { Acknowledgement, problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { DesignRename, DesignToSave, SavedDesign, SharedDesign } from "./schemas.ts";

/** Newest first. */
export const listDesigns = endpoint({
  method: "GET",
  path: "/api/users/designs/",
  tag: "profile",
  summary: "Lists the customer's saved designs.",
  signedIn: true,
  response: z.array(SavedDesign),
});

/** Returns the existing entry if the design is already saved. 422 if the SKU cannot be built. */
export const saveDesign = endpoint({
  method: "POST",
  path: "/api/users/designs/",
  tag: "profile",
  summary: "Saves a design by its SKU.",
  signedIn: true,
  body: DesignToSave,
  errors: problems(422),
  response: SavedDesign,
});

export const renameDesign = endpoint({
  method: "PATCH",
  path: "/api/users/designs/:id/",
  tag: "profile",
  summary: "Renames a saved design.",
  signedIn: true,
  body: DesignRename,
  response: SavedDesign,
});

/** The copy is independent of the original: renaming or deleting one leaves the other. */
export const duplicateDesign = endpoint({
  method: "POST",
  path: "/api/users/designs/:id/duplicate/",
  tag: "profile",
  summary: "Saves a copy of a saved design.",
  signedIn: true,
  errors: problems(422),
  response: SavedDesign,
});

/** Shared links to the design stop working. */
export const deleteDesign = endpoint({
  method: "DELETE",
  path: "/api/users/designs/:id/",
  tag: "profile",
  summary: "Deletes a saved design.",
  signedIn: true,
  response: Acknowledgement,
});

/** Requires no session. */
export const viewSharedDesign = endpoint({
  method: "GET",
  path: "/api/designs/shared/:id/",
  tag: "design",
  summary: "Returns a shared design.",
  response: SharedDesign,
});
