import type { Design } from "../design.ts";
import type { Assembly } from "./assemblies.ts";
import { isIres, isRelease } from "./features/repeated-features.ts";
import { targetLabel } from "./features/resolve-feature.ts";
import type { PlasmidFeature } from "./plasmid-features.ts";

/**
 * The systematic name of a vector, such as `pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)`. It begins with the selection
 * marker that 2A releases from a gene or effector; a marker of another cassette is named there, as in `pLV[OE]-EF1A>hKRAS-PGK>Puro`.
 */
export function vectorName(design: Design, assembly: Assembly): string {
  const { structure, cassettes } = assembly;
  return [
    `${structure.label}[${design.fn.code}]`,
    ...cassettes.flatMap(namedInFront).map(({ label }) => label),
    ...donorArm(design, assembly),
    ...guidesLast(cassettes.filter((each) => !isReadByGene(each))).flatMap(formatCassette),
  ].join("-");
}

const hasPromoter = ([first]: PlasmidFeature[]): boolean => first?.kind === "promoter";

/** Whether the transcript of the gene is translated into a cassette of a donor. An insert with a promoter of its own is not. */
const isReadByGene = (cassette: PlasmidFeature[]): boolean =>
  !hasPromoter(cassette) && cassette.some(({ reading }) => reading);

/**
 * The homology arm of a donor with the labels that the gene reads behind it, such as `HDR(hTP53)>FLAG:EGFP`, and at the N terminus
 * with the gene that follows, such as `HDR(hTP53)>FLAG:EGFP:hTP53`.
 */
function donorArm(design: Design, { arms, cassettes, leadsIntoGene }: Assembly): string[] {
  const [arm] = arms.left;
  if (!arm) return [];
  const readByGene = cassettes.filter(isReadByGene).flatMap(productLabels);
  const labels = leadsIntoGene ? [...readByGene, targetLabel(design)] : readByGene;
  return [labels.length > 0 ? `${arm.label}>${labels.join(":")}` : arm.label];
}

/** Names list protein cassettes before guide cassettes. */
function guidesLast(cassettes: PlasmidFeature[][]): PlasmidFeature[][] {
  const isGuide = (cassette: PlasmidFeature[]) => cassette.some(({ kind }) => kind === "guide");
  return [...cassettes.filter((each) => !isGuide(each)), ...cassettes.filter(isGuide)];
}

/** Example: `CMV>FLAG:SpCas9:P2A:EGFP`, or `Insert` for an insert with a promoter of its own. */
function formatCassette(cassette: PlasmidFeature[]): string[] {
  const promoter = cassette.find(({ kind }) => kind === "promoter");
  const labels = productLabels(cassette).join(":");
  return labels ? [promoter ? `${promoter.label}>${labels}` : labels] : [];
}

/** The labels of the products of a cassette, without the selection marker that the vector name begins with and its 2A. */
function productLabels(cassette: PlasmidFeature[]): string[] {
  const made = listProducts(cassette);
  return made.slice(0, namedInFront(cassette).length > 0 ? -2 : undefined).map(({ label }) => label);
}

/** The selection marker at the end of a cassette, behind a 2A element and the protein of a gene or an effector; none of others. */
function namedInFront(cassette: PlasmidFeature[]): PlasmidFeature[] {
  const made = listProducts(cassette);
  const [joint, last] = made.slice(-2);
  const isReleased = last?.kind === "selection" && joint !== undefined && isRelease(joint);
  const isOfGene = !hasPromoter(cassette) || made.some(({ kind }) => kind === "effector");
  return isReleased && isOfGene ? [last] : [];
}

/** The products of a cassette, with the 2A elements and the IRES between them. */
const listProducts = (cassette: PlasmidFeature[]): PlasmidFeature[] =>
  cassette.filter(
    (feature) =>
      feature.kind !== "promoter" && (feature.kind !== "regulatory" || isRelease(feature) || isIres(feature)),
  );
