import type { Specification } from "@ligate/contract/specification/schemas";
import type { Design } from "../design.ts";
import { buildAssemblies } from "../plasmids/build-assemblies.ts";
import { isTranslated } from "../plasmids/features/reading-frames.ts";
import { RELEASE_NAMES } from "../plasmids/features/repeated-features.ts";
import type { PlasmidFeature } from "../plasmids/plasmid-features.ts";
import { toSpecifiedParts } from "../specification/specified-parts.ts";

/** The option that causes a fusion to the protein of the gene, by its place. */
export interface GeneFusions {
  n_terminal_tag?: string;
  c_terminal_tag?: string;
  /** A 2A behind the gene, which releases the next protein and leaves residues at the end of that of the gene. */
  "2a_behind"?: string;
}

/** The fusions to the protein of the gene, as the plasmids of a design have them. */
export function findGeneFusions(design: Design, specification: Specification): GeneFusions {
  for (const { arms, cassettes, leadsIntoGene } of buildAssemblies(design, toSpecifiedParts(specification))) {
    const [first = []] = cassettes;
    if (arms.left.length > 0) return donorFusions(first, leadsIntoGene, specification);
    const cassette = cassettes.find((each) => each.some((feature) => isFrameOfGene(feature, design)));
    if (cassette) return frameFusions(cassette, design, specification);
  }
  return {};
}

/** The reading frame of the gene, for which the features stand that are fused to it. */
function frameFusions(
  cassette: PlasmidFeature[],
  design: Design,
  { terminus, marker }: Specification,
): GeneFusions {
  const at = cassette.findIndex((feature) => isFrameOfGene(feature, design));
  const before = cassette.slice(0, at).findLast(isTranslated);
  const isJoined = before !== undefined && !RELEASE_NAMES.includes(before.name);
  const { c_terminal_tag, "2a_behind": release } = fusionsBehind(cassette.slice(at + 1));
  // A field that is answered causes the fusion; until then, the part does.
  return {
    ...(isJoined && { n_terminal_tag: terminus ? "terminus" : getOption(cassette.slice(0, at)) }),
    ...(c_terminal_tag && { c_terminal_tag: terminus ? "terminus" : c_terminal_tag }),
    ...(release && { "2a_behind": marker ? "marker" : release }),
  };
}

/** The gene stands in front of the cassette of a donor, or behind it. */
function donorFusions(
  cassette: PlasmidFeature[],
  leadsIntoGene: boolean,
  { site }: Specification,
): GeneFusions {
  if (leadsIntoGene) return { n_terminal_tag: "terminus" };
  const { c_terminal_tag, "2a_behind": release } = fusionsBehind(cassette);
  if (c_terminal_tag) return { c_terminal_tag: "terminus" };
  return release && site?.at === "C-terminal" ? { "2a_behind": "site" } : {};
}

function fusionsBehind(features: PlasmidFeature[]): GeneFusions {
  const [next] = features;
  if (!next || !isTranslated(next)) return {};
  const option = getOption(features);
  return RELEASE_NAMES.includes(next.name) ? { "2a_behind": option } : { c_terminal_tag: option };
}

/** The customer's own frame counts as one of the gene: most are mutants of it. */
const isFrameOfGene = ({ kind, name, isOwnFrame }: PlasmidFeature, { target }: Design): boolean =>
  isOwnFrame === true || (kind === "effector" && name.startsWith(`${target.symbol} ORF`));

const OPTIONS = ["tag", "fluorescence", "selection"];

/** The option that chose the first protein of some features. */
const getOption = (features: PlasmidFeature[]): string =>
  features.find(({ kind }) => OPTIONS.includes(kind))?.kind ?? "tag";
