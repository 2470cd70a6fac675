import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";

export type Species = "Human" | "Mouse";

/** What a design is aimed at: a gene, or one of the two targets that are none. */
export interface Target {
  /** Six characters, such as H00001. */
  number: string;
  kind: "gene" | "control" | "template";
  /** The gene's symbol; `Ctrl` and `Template` for the others. */
  symbol: string;
  species: Species | null;
  /** Length of the coding sequence, where it is on file. */
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
