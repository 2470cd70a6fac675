import { expressesGene } from "../coding-sequences.ts";
import { prices } from "../data/design-data.ts";
import type { FunctionType } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import { type FormatRow, formatRows, lowestPriceRow } from "../pricing/format-rows.ts";
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
function openGenes({ code }: FunctionType): Target[] {
  if (!expressesGene(code)) return [ANY_GENE];
  return prices.orf.steps.map(({ upTo }) => ({ ...ANY_GENE, codingBp: upTo }));
}

/** The row with the lowest price that a design has for any gene in place of its target; `undefined` if all are by quote. */
export const lowestGenePriceRow = (design: Design): FormatRow | undefined =>
  lowestPriceRow(openGenes(design.fn).flatMap((target) => formatRows({ ...design, target })));
