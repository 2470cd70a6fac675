import { upperFirst } from "@ligate/contract/common/letter-case";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import { sequences } from "../../data/design-data.ts";
import type { Piece, PlasmidFeature } from "../plasmid-features.ts";

/** In base pairs. */
export const CODON = 3;

/** The number of bases of a piece. */
export function pieceLength(piece: Piece): number {
  if ("unknown" in piece) return piece.unknown;
  if ("bases" in piece) return piece.bases.length;
  const { length } = getSequence(piece.sequence).bases;
  return length - (piece.isWithoutStart ? CODON : 0) - (piece.isWithoutStop ? CODON : 0);
}

/** The bases of a piece in the direction of the plasmid; `N` is a base that is not known. */
export function pieceBases(piece: Piece): string {
  if ("unknown" in piece) return "N".repeat(piece.unknown);
  if ("bases" in piece) return piece.bases;
  const { bases } = getSequence(piece.sequence);
  const read = bases.slice(piece.isWithoutStart ? CODON : 0, piece.isWithoutStop ? -CODON : undefined);
  return piece.isReversed ? reverseComplement(read) : read;
}

export const totalPieceLength = (pieces: Piece[]): number =>
  pieces.reduce((sum, piece) => sum + pieceLength(piece), 0);

export const totalLength = (features: { length_bp: number }[]): number =>
  features.reduce((sum, { length_bp }) => sum + length_bp, 0);

/** How many bases of a feature are known. */
export const knownBp = ({ pieces }: PlasmidFeature): number =>
  totalPieceLength(pieces.filter((piece) => !("unknown" in piece)));

/**
 * Where the bases of a feature come from, or why they are not known. The stretches of a guide are distinguished by their names, as in `Spacer: specified with the order. Scaffold: pSpCas9(BB)-2A-Puro (Addgene 62988).`
 */
export function featureSource({ pieces }: Pick<PlasmidFeature, "pieces">): string {
  const [first, ...others] = pieces;
  if (first && others.length === 0) return pieceSource(first);
  const named = pieces.flatMap((piece) => (piece.name ? [namedSource(piece.name, pieceSource(piece))] : []));
  return [...new Set(named)].join(" ");
}

/** Where the bases of a piece come from, or why they are not known. */
export function pieceSource(piece: Piece): string {
  if ("unknown" in piece) return piece.reason;
  return "bases" in piece ? piece.source : getSequence(piece.sequence).source;
}

const namedSource = (name: string, source: string): string =>
  `${upperFirst(name)}: ${source.replace(/\.$/, "")}.`;

export function getSequence(name: string) {
  const found = sequences[name];
  if (!found) throw new Error(`sequences.yaml has no sequence ${name}.`);
  return found;
}

type End = "start" | "stop";

const trimmed = {
  start: new WeakMap<PlasmidFeature, PlasmidFeature>(),
  stop: new WeakMap<PlasmidFeature, PlasmidFeature>(),
};

/** A feature as it is fused to the one before it: without its start codon. */
export const withoutStart = (feature: PlasmidFeature): PlasmidFeature =>
  feature.reading?.starts ? withoutCodon(feature, "start") : feature;

/** A feature as it is fused to what follows: without its stop codon. */
export const withoutStop = (feature: PlasmidFeature): PlasmidFeature =>
  feature.reading?.stops ? withoutCodon(feature, "stop") : feature;

function withoutCodon(feature: PlasmidFeature, end: End): PlasmidFeature {
  if (feature.reading?.isEmpty) return feature;
  const cached = trimmed[end].get(feature);
  if (cached) return cached;
  const last = end === "start" ? 0 : feature.pieces.length - 1;
  const pieces = feature.pieces.map((piece, i) => (i === last ? trimPiece(piece, end) : piece));
  const shorter = { ...feature, length_bp: feature.length_bp - CODON, pieces };
  trimmed[end].set(feature, shorter);
  return shorter;
}

function trimPiece(piece: Piece, end: End): Piece {
  if ("unknown" in piece) return { ...piece, unknown: piece.unknown - CODON };
  if ("bases" in piece)
    return { ...piece, bases: end === "start" ? piece.bases.slice(CODON) : piece.bases.slice(0, -CODON) };
  return { ...piece, ...(end === "start" ? { isWithoutStart: true } : { isWithoutStop: true }) };
}

/** A feature on the other strand. */
export function reverse(feature: PlasmidFeature): PlasmidFeature {
  const strand = feature.strand === 1 ? -1 : 1;
  return { ...feature, strand, pieces: feature.pieces.map(reversePiece).reverse() };
}

function reversePiece(piece: Piece): Piece {
  if ("unknown" in piece) return piece;
  if ("bases" in piece) return { ...piece, bases: reverseComplement(piece.bases) };
  const { isReversed, ...rest } = piece;
  return isReversed ? rest : { ...rest, isReversed: true };
}
