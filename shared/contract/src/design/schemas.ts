import * as z from "../common/zod.ts";

export const Name = z.string().trim().min(1).max(100);
export const Category = z.object({
  category_id: z.int(),
  category_name: z.string(),
  description: z.string(),
});
export type Category = z.infer<typeof Category>;

export const FunctionType = z.object({
  function_type_id: z.int(),
  function_type_name: z.string(),
  description: z.string(),
});
export type FunctionType = z.infer<typeof FunctionType>;

/** A structure that the function does not offer is listed with `enabled: false` and a `reason`. */
export const StructureType = z.object({
  structure_type_symbol: z.string(),
  structure_type_name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  reason: z.string().optional(),
});
export type StructureType = z.infer<typeof StructureType>;

export const Promoter = z.object({
  promoter_code: z.string(),
  promoter_name: z.string(),
  description: z.string(),
});
export type Promoter = z.infer<typeof Promoter>;

export const ProteinTag = z.object({
  protein_tag_code: z.string(),
  protein_tag_name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
});
export type ProteinTag = z.infer<typeof ProteinTag>;

export const FluorescenceMarker = z.object({
  fluorescene_marker_code: z.string(),
  fluorescene_marker_name: z.string(),
  description: z.string(),
});
export type FluorescenceMarker = z.infer<typeof FluorescenceMarker>;

export const SelectionMarker = z.object({
  selection_marker_code: z.string(),
  selection_marker_name: z.string(),
  description: z.string(),
});
export type SelectionMarker = z.infer<typeof SelectionMarker>;

export const BacterialMarker = z.object({
  bacterial_marker_code: z.string(),
  bacterial_marker_name: z.string(),
  description: z.string(),
});
export type BacterialMarker = z.infer<typeof BacterialMarker>;

/** The parts offered for a function and structure. The first bacterial marker is the default. */
export const CodePParameters = z.object({
  promoters: z.array(Promoter),
  protein_tags: z.array(ProteinTag),
  fluorescene_markers: z.array(FluorescenceMarker),
  selection_markers: z.array(SelectionMarker),
  bacterial_markers: z.array(BacterialMarker),
});
export type CodePParameters = z.infer<typeof CodePParameters>;

/** The eight fields of a design. All are names, not codes, except the six characters of the target. */
export const DesignQuery = z.object({
  structure_type_name: Name,
  function_type_name: Name,
  promoter_name: Name,
  protein_tag_name: Name,
  fluorescene_marker_name: Name,
  selection_marker_name: Name,
  bacterial_marker_name: Name,
  target_sequence: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/, "A target has six characters."),
});
export type DesignQuery = z.infer<typeof DesignQuery>;
