import type { Design } from "../design.ts";
import type { Assembly } from "./assemblies.ts";
import { isRelease } from "./features/repeated-features.ts";
import { targetLabel } from "./features/resolve-feature.ts";
import type { PlasmidFeature } from "./plasmid-features.ts";

/** The systematic name of a vector, such as `pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)`. */
export function vectorName(design: Design, assembly: Assembly): string {
  const { structure, cassettes } = assembly;
  const selection = cassettes.flat().find(({ kind }) => kind === "selection");
  return [
    `${structure.label}[${design.fn.code}]`,
    ...(selection ? [selection.label] : []),
    ...donorArm(design, assembly),
    ...guidesLast(cassettes.filter(hasPromoter)).flatMap(formatCassette),
  ].join("-");
}

const hasPromoter = ([first]: PlasmidFeature[]): boolean => first?.kind === "promoter";

/**
 * The homology arm of a donor with the labels that the gene reads behind it, such as `HDR(hTP53)>FLAG:EGFP`, and at the N terminus
 * with the gene that follows, such as `HDR(hTP53)>FLAG:EGFP:hTP53`.
 */
function donorArm(design: Design, { arms, cassettes, leadsIntoGene }: Assembly): string[] {
  const [arm] = arms.left;
  if (!arm) return [];
  const readByGene = cassettes.filter((each) => !hasPromoter(each)).flatMap(productLabels);
  const labels = leadsIntoGene ? [...readByGene, targetLabel(design)] : readByGene;
  return [labels.length > 0 ? `${arm.label}>${labels.join(":")}` : arm.label];
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
 * The labels of the products of a cassette. Omits a selection marker at the end, which the vector name begins with, and
 * regulatory features other than 2A elements.
 */
function productLabels(cassette: PlasmidFeature[]): string[] {
  const made = cassette.filter(
    (feature) => feature.kind !== "promoter" && (feature.kind !== "regulatory" || isRelease(feature)),
  );
  if (made.at(-1)?.kind === "selection") made.pop();
  const last = made.at(-1);
  if (last && isRelease(last)) made.pop();
  return made.map(({ label }) => label);
}
