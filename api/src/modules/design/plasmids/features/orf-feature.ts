import { START_CODONS, STOP_CODONS } from "@ligate/contract/sequences/codons";
import { findCanonicalSequence, findCodingSequence } from "../../coding-sequences.ts";
import { vectors } from "../../data/design-data.ts";
import type { StandIn } from "../../data/vector-schema.ts";
import { type Design, NONE } from "../../design.ts";
import { findAugLength } from "../../gene-warnings/gene-warning-data.ts";
import { toAscii } from "../../sequences/ascii-lines.ts";
import type { OwnFrame, SpecifiedParts } from "../../specification/specified-parts.ts";
import type { CodingSequence, Target } from "../../target.ts";
import type { PlasmidFeature } from "../plasmid-features.ts";
import { buildFeature, standIn } from "./content-features.ts";

/**
 * The reading frame of an expressed gene: the customer's own, that of a transcript, or a stand-in.
 * @param label of the target, such as hTP53
 */
export function orfFeature(
  design: Design,
  { orf: own, transcript }: SpecifiedParts,
  label: string,
): PlasmidFeature {
  const { target } = design;
  if (own) return ownOrf(own);
  if (target.kind === "control") return standIn(controlOrf(design));
  if (target.kind === "template") return standIn(vectors.orf.template);
  const sequence = findCodingSequence(target, transcript);
  if (transcript !== undefined && sequence !== findCanonicalSequence(target))
    return geneOrf(target, `${label}(${transcript})`, { transcript, bp: target.codingBp, ...sequence });
  const built = geneOrfs.get(target) ?? geneOrf(target, label, { bp: target.codingBp, ...sequence });
  geneOrfs.set(target, built);
  return built;
}

const geneOrfs = new WeakMap<Target, PlasmidFeature>();

/** The frame of a transcript; of the gene where no sequence is on file. */
type Frame = Partial<Pick<CodingSequence, "transcript" | "bases">> & { bp: number | null };

/** An annotated frame begins with its start codon, whether this is ATG or another one. */
function geneOrf(
  { symbol, locusId }: Target,
  label: string,
  { transcript, bp, bases }: Frame,
): PlasmidFeature {
  const { gene, template } = vectors.orf;
  const frame = { kind: "effector" as const, label, starts: true, stops: true };
  if (bp) {
    const isFromAug = findAugLength(locusId ?? 0) === bp;
    const source = (isFromAug ? gene.sequenceFromAug : gene.sequence).replace(
      "{transcript}",
      transcript ?? "",
    );
    const name = transcript ? `${symbol} ORF (${transcript})` : `${symbol} ORF`;
    return buildFeature({
      ...frame,
      name,
      length: bp,
      schematic: gene.schematic,
      ...(bases && { bases, source }),
    });
  }
  const name = `${symbol} ORF, length not on file (schematic)`;
  const unknown = { name, length: template.length, schematic: gene.unknownLength, empty: true };
  return { ...buildFeature({ ...frame, ...unknown }), isPlaceholder: true };
}

const ownOrf = ({ name, bases }: OwnFrame): PlasmidFeature => ({
  ...buildFeature({
    name,
    label: toLabel(name),
    kind: "effector",
    bases,
    source: vectors.specifiedSource,
    starts: START_CODONS.includes(bases.slice(0, 3)),
    stops: STOP_CODONS.includes(bases.slice(-3)),
  }),
  isOwnFrame: true,
});

const LABEL_MAX = 40;

/** A name as part of a vector name, in which hyphens and colons separate cassettes and proteins. */
const toLabel = (name: string): string =>
  toAscii(name)
    .replaceAll(/[^A-Za-z0-9.]+/g, "_")
    .slice(0, LABEL_MAX)
    .replaceAll(/^_+|_+$/g, "") || "ORF";

/** The reading frame of a control, which differs from its fluorescence marker. */
export const controlOrf = ({ fluorescence }: Design): StandIn =>
  fluorescence.code === NONE ? vectors.orf.control : vectors.orf.fluorescentControl;
