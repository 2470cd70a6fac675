import { vectors } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import type { Assembly } from "./assemblies.ts";
import type { PlasmidFeature } from "./plasmid-features.ts";

/** The systematic name of a vector, such as `pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)`. */
export function vectorName({ fn }: Design, { structure, arms, cassettes }: Assembly): string {
  const selection = cassettes.flat().find(({ kind }) => kind === "selection");
  return [
    `${structure.label}[${fn.code}]`,
    ...(selection ? [selection.label] : []),
    ...donorArm(arms.left, cassettes),
    ...guidesLast(cassettes.filter(hasPromoter)).flatMap(formatCassette),
  ].join("-");
}

const hasPromoter = ([first]: PlasmidFeature[]): boolean => first?.kind === "promoter";

/** The homology arm of a donor with what the gene reads behind it, such as `HDR(hTP53)>FLAG:EGFP`. */
function donorArm([arm]: PlasmidFeature[], cassettes: PlasmidFeature[][]): string[] {
  const readByGene = cassettes.filter((each) => !hasPromoter(each)).flatMap(productLabels);
  if (!arm) return [];
  return [readByGene.length > 0 ? `${arm.label}>${readByGene.join(":")}` : arm.label];
}

/** Names list protein cassettes before guide cassettes. */
function guidesLast(cassettes: PlasmidFeature[][]): PlasmidFeature[][] {
  const isGuide = (cassette: PlasmidFeature[]) => cassette.some(({ kind }) => kind === "guide");
  return [...cassettes.filter((each) => !isGuide(each)), ...cassettes.filter(isGuide)];
}

/** Example: `CMV>FLAG:SpCas9:P2A:EGFP`. Empty for a cassette of the selection marker alone. */
function formatCassette(cassette: PlasmidFeature[]): string[] {
  const [promoter] = cassette;
  const labels = productLabels(cassette);
  return promoter && labels.length > 0 ? [`${promoter.label}>${labels.join(":")}`] : [];
}

/**
 * The labels of what a cassette makes. Omits the selection marker, which the vector name begins with, and regulatory
 * features other than the separator.
 */
function productLabels(cassette: PlasmidFeature[]): string[] {
  const selection = cassette.findIndex(({ kind }) => kind === "selection");
  const made = (selection < 0 ? cassette : cassette.slice(0, selection)).filter(
    ({ kind, name }) => kind !== "promoter" && (kind !== "regulatory" || name === vectors.separator),
  );
  return (made.at(-1)?.name === vectors.separator ? made.slice(0, -1) : made).map(({ label }) => label);
}
