import { prices } from "../data/design-data.ts";
import type { FunctionType } from "../data/design-schema.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";

/** Stands in for a gene that is not chosen yet. */
const ANY_GENE: Target = {
  number: "H00000",
  kind: "gene",
  symbol: "the gene",
  species: null,
  targetClass: "protein_coding",
  codingBp: 1,
  transcript: null,
};

/**
 * The targets that are possible while none is chosen: a gene, the control and the template. Functions with a reading
 * frame are priced by its length, so they have one gene per price step; longer ones are quoted.
 */
export function openTargets(fn: FunctionType): Target[] {
  return [...openGenes(fn), TEMPLATE, CONTROL];
}

/** One gene per price step of its reading frame; one gene for functions without one. */
export function openGenes({ code }: FunctionType): Target[] {
  if (!prices.orf.functions.includes(code)) return [ANY_GENE];
  return prices.orf.steps.map(({ upTo }) => ({ ...ANY_GENE, codingBp: upTo }));
}
