import { z } from "zod";
import { Done, problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { DesignRename, DesignToSave, SavedDesign, SharedDesign } from "./schemas.ts";

/** The newest first. */
export const listDesigns = endpoint({
  method: "GET",
  path: "/api/users/designs/",
  tag: "profile",
  summary: "Lists the customer's saved designs.",
  signedIn: true,
  response: z.array(SavedDesign),
});

/** A design that is saved already is answered as it is. 422 where nothing of the SKU can be made. */
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
  summary: "Names a saved design.",
  signedIn: true,
  body: DesignRename,
  response: SavedDesign,
});

/** Links to it stop working. */
export const deleteDesign = endpoint({
  method: "DELETE",
  path: "/api/users/designs/:id/",
  tag: "profile",
  summary: "Deletes a saved design.",
  signedIn: true,
  response: Done,
});

/** For anybody, signed in or not. */
export const viewSharedDesign = endpoint({
  method: "GET",
  path: "/api/designs/shared/:id/",
  tag: "design",
  summary: "Shows a design that somebody shares.",
  response: SharedDesign,
});
