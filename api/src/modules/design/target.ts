import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";

export type Species = "Human" | "Mouse";

/** What may be designed for a gene depends on its class (content/design/targets.yaml). */
export type TargetClass =
  | "protein_coding"
  | "mitochondrial"
  | "immune_constant"
  | "lncrna"
  | "transcribed_pseudogene"
  | "mirna"
  | "locus"
  | "other";

/** The target of a design: a gene, the control or the template. */
export interface Target {
  /** Six characters, such as H00001. */
  number: string;
  kind: "gene" | "control" | "template";
  /** The gene symbol, `Ctrl` or `Template`. */
  symbol: string;
  species: Species | null;
  /** Length of the coding sequence; null if unknown or if the target is not a gene. */
  orfBp: number | null;
}

export const CONTROL: Target = {
  number: CONTROL_TARGET,
  kind: "control",
  symbol: "Ctrl",
  species: null,
  orfBp: null,
};
export const TEMPLATE: Target = {
  number: TEMPLATE_TARGET,
  kind: "template",
  symbol: "Template",
  species: null,
  orfBp: null,
};
