import type { PartKind } from "@ligate/contract/catalog/constants";
import { parts, vectors } from "../data/design-data.ts";
import type { Structure } from "../data/design-schema.ts";
import type { StandIn } from "../data/vector-schema.ts";
import { type Design, NONE } from "../design.ts";
import type { Species, Target } from "../target.ts";
import {
  featureOf,
  generatedPart,
  namedFeature,
  type PartSlot,
  partFeature,
  standIn,
} from "./features/content-features.ts";
import { withStatedGuide } from "./features/stated-guide.ts";
import { insertReading, statedPart } from "./features/stated-part.ts";

/** A run of bases of a feature. `name` is given where the run is a feature of its own, such as the spacer of a guide. */
export type Piece =
  /** A sequence of sequences.yaml. */
  | { sequence: string; isReversed?: true; isWithoutStop?: true; name?: string }
  | { bases: string; name?: string; source: string }
  /** So many bases that are not known. `reason` is a sentence. */
  | { unknown: number; name?: string; reason: string };

/** A feature of a plasmid. */
export interface PlasmidFeature {
  name: string;
  kind: PartKind;
  /** The sum of its pieces. */
  length_bp: number;
  /** Short form in the vector name. */
  label: string;
  /** True if the length is unknown, so that `length_bp` is that of a cloning site in its place. */
  isPlaceholder?: true;
  /** -1: reads against the numbering of the plasmid. */
  strand: 1 | -1;
  /** Follows from the kit instead of from a choice of the customer. */
  isGenerated: boolean;
  /** Translated from its first base on. */
  isCoding: boolean;
  /** In the direction of the plasmid. */
  pieces: Piece[];
  /** Of what is translated in frame with its neighbors. */
  reading?: Reading;
}

export interface Reading {
  /** Begins with a start codon. */
  starts: boolean;
  /** Ends with a stop codon, which is left out if it is fused to what follows. */
  stops: boolean;
  /** A cloning site: what is cloned into it brings its own start and stop codon. */
  isEmpty?: true;
  /** A stated insert that is translated only if its neighbors are: it is no reading frame from start to end. */
  isOptional?: true;
}

/** What the customer states besides the SKU. Sequences are bases in upper case. */
export interface Stated {
  /** The insert of a knock-in. */
  insert?: string | undefined;
  /** The end of the protein that a tagging kit fuses to; drawn as C if it is not stated. */
  terminus?: "N" | "C" | undefined;
  /** The species of a control at a named locus. */
  species?: Species | undefined;
  /** The customer's own guides. */
  guides?: string[] | undefined;
  /** The customer's own parts. */
  tag?: string | undefined;
  fluorescence?: string | undefined;
  selection?: string | undefined;
}

/** What the $slots of a plasmid are filled from. */
export interface PlasmidContext {
  design: Design;
  /** The structure whose ends the plasmid has; it may differ from that of the design. */
  structure: Structure;
  stated: Stated;
}

/** Resolves a feature of vectors.yaml, or a `$slot` by the design; empty if the slot is not filled. */
export function resolveFeature(context: PlasmidContext, name: string): PlasmidFeature[] {
  const { design } = context;
  switch (name) {
    case "$promoter":
      return partFeature(design.promoter, "promoter");
    case "$tag":
    case "$fluorescence":
    case "$selection":
      return chosenPart(context, name.slice(1) as PartSlot);
    case "$lineMarker":
      return lineMarker(design);
    case "$bacterial":
      return generatedPart(design.bacterial, "bacterial");
    case "$orf":
      return [orfFeature(design)];
    case "$insert":
      return [insertFeature(context)];
    case "$release":
      return isTranslated(design) ? [namedFeature(vectors.separator, "")] : [];
    case "$terminator":
      return terminator(context);
    default:
      return [withStatedGuide(context, name, namedFeature(name, targetLabel(design)))];
  }
}

function chosenPart({ design, stated }: PlasmidContext, slot: PartSlot): PlasmidFeature[] {
  const bases = stated[slot];
  const features = partFeature(design[slot], slot);
  return bases ? features.map((feature) => statedPart(design[slot], feature, bases)) : features;
}

/** The selection marker of a vector that makes the parent line for the other vector of the kit. */
function lineMarker({ selection }: Design): PlasmidFeature[] {
  const code = vectors.lineMarkers.find((each) => each !== selection.code);
  const marker = parts.selectionMarkers.find((each) => each.code === code);
  return marker ? generatedPart(marker, "selection") : [];
}

/** Between LTRs a transcript ends at the 3' LTR, which is a feature of the vector and not of the cassette. */
function terminator({ structure }: PlasmidContext): PlasmidFeature[] {
  const { terminator: name, downstream } = structure;
  return downstream.includes(name) ? [] : [namedFeature(name, "")];
}

function orfFeature(design: Design): PlasmidFeature {
  const { target } = design;
  if (target.kind === "control") return standIn(controlOrf(design));
  if (target.kind === "template") return standIn(vectors.orf.template);
  const built = geneOrfs.get(target) ?? geneOrf(target, targetLabel(design));
  geneOrfs.set(target, built);
  return built;
}

const geneOrfs = new WeakMap<Target, PlasmidFeature>();

function geneOrf({ symbol, codingBp }: Target, label: string): PlasmidFeature {
  const { gene, template } = vectors.orf;
  const frame = { kind: "effector" as const, label, starts: true, stops: true };
  if (codingBp) {
    return featureOf({ ...frame, name: `${symbol} ORF`, length: codingBp, schematic: gene.schematic });
  }
  const name = `${symbol} ORF, length not on file (schematic)`;
  const unknown = { name, length: template.length, schematic: gene.unknownLength, empty: true };
  return { ...featureOf({ ...frame, ...unknown }), isPlaceholder: true };
}

function insertFeature({ design, stated }: PlasmidContext): PlasmidFeature {
  const { insert, orf } = vectors;
  if (design.target.kind === "control") return standIn(controlOrf(design));
  if (!stated.insert) return standIn(design.target.kind === "template" ? orf.template : insert);
  return {
    ...standIn(insert),
    length_bp: stated.insert.length,
    pieces: [{ bases: stated.insert, source: vectors.stated }],
    isCoding: true,
    reading: insertReading(stated.insert),
  };
}

/** The reading frame of a control, which differs from its fluorescence marker. */
const controlOrf = ({ fluorescence }: Design): StandIn =>
  fluorescence.code === NONE ? vectors.orf.control : vectors.orf.fluorescentControl;

/** Whether the transcript of the target is translated; templates are meant for genes of which it is. */
const isTranslated = ({ target: { targetClass } }: Design): boolean =>
  targetClass === null || vectors.translated.includes(targetClass);

/** Examples: hTP53, mTrp53, Ctrl, AAVS1/Rosa26, Template. */
export function targetLabel({ fn, target: { kind, species, symbol } }: Design): string {
  if (kind === "control") return vectors.controlSites[fn.code]?.label ?? symbol;
  return species ? `${species[0]?.toLowerCase()}${symbol}` : symbol;
}
