import { reverseComplement } from "@ligate/contract/sequences/bases";
import { parts, vectors } from "../../data/design-data.ts";
import type { Part } from "../../data/design-schema.ts";
import { basesProblem, findEndCodons } from "../../data/read-sequences.ts";
import type { GuidePiece } from "../../data/vector-schema.ts";
import { CUSTOM, type Design } from "../../design.ts";
import { findGuideRule } from "../../specification/guide-rules.ts";
import type { Piece, PlasmidContext, PlasmidFeature, Reading } from "../plasmid-features.ts";
import {
  generatedPart,
  guidePiece,
  namedFeature,
  type PartSlot,
  partFeature,
  standIn,
} from "./content-features.ts";
import { findDonorGuide } from "./homology-arms.ts";
import { controlOrf, orfFeature } from "./orf-feature.ts";
import { pieceBases, totalPieceLength } from "./pieces.ts";

/** Resolves a feature of vectors.yaml, or a `$slot` by the design; empty if the slot is not filled. */
export function resolveFeature(context: PlasmidContext, name: string): PlasmidFeature[] {
  const { design, specified } = context;
  switch (name) {
    case "$promoter":
      return partFeature(design.promoter, "promoter");
    case "$tag":
    case "$fluorescence":
    case "$selection":
      return chosenPart(context, name.slice(1) as PartSlot);
    case "$nTag":
      return specified.terminus === "N" ? chosenPart(context, "tag") : [];
    case "$cTag":
      return specified.terminus === "C" ? chosenPart(context, "tag") : [];
    case "$joint":
      return [namedFeature(specified.marker === "IRES" ? vectors.ires : vectors.separator, "")];
    case "$markerPromoter":
      return [markerPromoter(design)];
    case "$lineMarker":
      return lineMarker(design);
    case "$orf":
      return [orfFeature(design, specified, targetLabel(design))];
    case "$insert":
      return [insertFeature(context)];
    case "$release":
      return isTranslated(design) ? [namedFeature(vectors.separator, "")] : [];
    case "$terminator":
      return terminator(context);
    default:
      return [withSpecifiedGuide(context, name, namedFeature(name, targetLabel(design)))];
  }
}

function chosenPart({ design, specified }: PlasmidContext, slot: PartSlot): PlasmidFeature[] {
  const bases = specified[slot];
  const features = partFeature(design[slot], slot);
  return bases ? features.map((feature) => specifiedPart(design[slot], feature, bases)) : features;
}

/** The selection marker of a vector that makes the parent line for the other vector of the kit. */
function lineMarker({ selection }: Design): PlasmidFeature[] {
  const code = vectors.lineMarkers.find((each) => each !== selection.code);
  const marker = parts.selectionMarkers.find((each) => each.code === code);
  return marker ? generatedPart(marker, "selection") : [];
}

/** The promoter of markers that have one of their own. Twice the same promoter would recombine. */
function markerPromoter({ promoter }: Design): PlasmidFeature {
  const key = vectors.markerPromoters.find((each) => each !== promoter.label);
  return namedFeature(key ?? promoter.label, "");
}

/** Between LTRs a transcript ends at the 3' LTR, which is a feature of the vector and not of the cassette. */
function terminator({ structure }: PlasmidContext): PlasmidFeature[] {
  const { terminator: name, downstream } = structure;
  return downstream.includes(name) ? [] : [namedFeature(name, "")];
}

function insertFeature({ design, specified }: PlasmidContext): PlasmidFeature {
  const { insert, orf } = vectors;
  if (design.target.kind === "control") return standIn(controlOrf(design));
  if (!specified.insert) return standIn(design.target.kind === "template" ? orf.template : insert);
  const { reading: _, ...feature } = standIn(insert);
  const pieces = [{ bases: specified.insert, source: vectors.specifiedSource }];
  const own = { ...feature, length_bp: specified.insert.length, pieces };
  return specified.ownPromoter ? own : { ...own, isCoding: true, reading: insertReading(specified.insert) };
}

/** Whether the transcript of the target is translated; templates are meant for genes with a translated transcript. */
const isTranslated = ({ target: { targetClass } }: Design): boolean =>
  targetClass === null || vectors.translated.includes(targetClass);

/** Examples: hTP53, mTrp53, Ctrl, AAVS1/Rosa26, Template. */
export function targetLabel({ fn, target: { kind, species, symbol } }: Design): string {
  if (kind === "control") return vectors.controlSites[fn.code]?.label ?? symbol;
  return species ? `${species[0]?.toLowerCase()}${symbol}` : symbol;
}

/** Whether a kit edits a locus. */
const edits = ({ fn, target }: Design): boolean =>
  target.kind !== "control" || fn.code in vectors.controlSites;

/**
 * A guide with the spacer that fits the arms of its donor, or that the customer specifies; that of a control with a spacer that has
 * no target. Other features, and guides that the store chooses, are unchanged.
 */
function withSpecifiedGuide(context: PlasmidContext, key: string, feature: PlasmidFeature): PlasmidFeature {
  const content = vectors.features[key]?.pieces;
  if (!content) return feature;
  const { design, specified } = context;
  const donorGuide = findDonorGuide(context);
  const { bases, source } = donorGuide ?? { bases: undefined, source: vectors.specifiedSource };
  const guides = bases ? [bases] : specified.guides;
  if (!guides) return edits(design) ? feature : controlGuide(design, key, content, feature);
  const first = content.find(({ guide }) => guide !== undefined)?.guide;
  const spacer = first === undefined ? undefined : guides[first - 1];
  if (!spacer) return feature;
  const pieces = withStart(
    design,
    content.map((each) => specifiedPiece(each, spacer, source)),
  );
  return { ...feature, length_bp: totalPieceLength(pieces), pieces, isGenerated: donorGuide !== undefined };
}

/** The pieces of a guide, with a G in front where its promoter starts at one and the guide does not. */
function withStart(design: Design, pieces: Piece[]): Piece[] {
  const [first] = pieces;
  const startsWithG = first !== undefined && pieceBases(first).startsWith(vectors.guideStart.bases);
  return findGuideRule(design)?.adds_g && !startsWithG ? [vectors.guideStart, ...pieces] : pieces;
}

const controlGuides = new Map<string, PlasmidFeature>();

/** A guide with the sequences that have no target. */
function controlGuide(
  design: Design,
  key: string,
  content: GuidePiece[],
  feature: PlasmidFeature,
): PlasmidFeature {
  const cacheKey = `${key} ${findGuideRule(design)?.adds_g}`;
  const found = controlGuides.get(cacheKey);
  if (found) return found;
  const controls = content.map((piece): Piece => {
    if (!piece.control) return guidePiece(piece);
    const { control, name, reversed } = piece;
    return { sequence: control, ...(reversed && { isReversed: true }), ...(name && { name }) };
  });
  const pieces = withStart(design, controls);
  const built = { ...feature, length_bp: totalPieceLength(pieces), pieces };
  controlGuides.set(cacheKey, built);
  return built;
}

function specifiedPiece(content: GuidePiece, spacer: string, source: string): Piece {
  if (content.guide === undefined) return guidePiece(content);
  const bases = content.reversed ? reverseComplement(spacer) : spacer;
  return {
    bases,
    source,
    ...(content.name !== undefined && { name: content.name }),
  };
}

/** The customer's own part with the bases that are specified for it. */
function specifiedPart(part: Part, feature: PlasmidFeature, bases: string): PlasmidFeature {
  if (part.code !== CUSTOM) return feature;
  const pieces = [{ bases, source: vectors.specifiedSource }];
  return {
    ...feature,
    name: `Custom ${feature.kind}`,
    length_bp: bases.length,
    pieces,
    reading: findEndCodons(bases),
  };
}

/** The reading of a specified insert: it is translated on its own only if it is a frame that begins with a start codon. */
function insertReading(bases: string): Reading {
  const codons = findEndCodons(bases);
  const isFrame = codons.starts && basesProblem(bases, true) === undefined;
  return { ...codons, ...(!isFrame && { isOptional: true }) };
}
