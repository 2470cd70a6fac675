/** How the insert of a vector compares with what its virus packages or its transposase moves. */
export const CARGO_LEVELS = ["fine", "lower_titre", "too_large"] as const;
export type CargoLevel = (typeof CARGO_LEVELS)[number];

/** The questions of "Help me choose", each with its answers. */
export const ADVICE_CELLS = [
  "cell_line",
  "primary_dividing",
  "stem_cell",
  "t_cell",
  "neuron",
  "hepatocyte",
  "animal",
] as const;
export const ADVICE_EFFECTS = [
  "remove_protein",
  "lower_expression",
  "raise_expression",
  "express_gene",
  "insert_sequence",
  "tag_protein",
  "delete_region",
] as const;
export const ADVICE_DURATIONS = ["transient", "permanent", "switchable"] as const;
export const ADVICE_DELIVERIES = ["in_vitro", "in_vivo"] as const;
export const ADVICE_BIOSAFETY_LEVELS = ["1", "2"] as const;
