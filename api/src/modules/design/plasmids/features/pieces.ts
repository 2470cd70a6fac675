import { sequences } from "../../data/design-data.ts";
import type { Piece, PlasmidFeature } from "../plasmid-features.ts";

const CODON = 3;

/** The number of bases of a piece. */
export function pieceLength(piece: Piece): number {
  if ("unknown" in piece) return piece.unknown;
  if ("bases" in piece) return piece.bases.length;
  const { length } = getSequence(piece.sequence).bases;
  return piece.isWithoutStop ? length - CODON : length;
}

export const totalPieceLength = (pieces: Piece[]): number =>
  pieces.reduce((sum, piece) => sum + pieceLength(piece), 0);

/** How many bases of a feature are known. */
export const knownBp = ({ pieces }: PlasmidFeature): number =>
  totalPieceLength(pieces.filter((piece) => !("unknown" in piece)));

/**
 * Where the bases of a feature come from, or why they are not known. The stretches of a guide are distinguished by their names, as in `Spacer: specified with the order. Scaffold: pSpCas9(BB)-2A-Puro (Addgene 62988).`
 */
export function featureSource({ pieces }: Pick<PlasmidFeature, "pieces">): string {
  const [first, ...others] = pieces;
  if (first && others.length === 0) return pieceSource(first);
  return pieces
    .flatMap((piece) => (piece.name ? [namedSource(piece.name, pieceSource(piece))] : []))
    .join(" ");
}

/** Where the bases of a piece come from, or why they are not known. */
export function pieceSource(piece: Piece): string {
  if ("unknown" in piece) return piece.reason;
  return "bases" in piece ? piece.source : getSequence(piece.sequence).source;
}

const namedSource = (name: string, source: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${source.replace(/\.$/, "")}.`;

export function getSequence(name: string) {
  const found = sequences[name];
  if (!found) throw new Error(`sequences.yaml has no sequence ${name}.`);
  return found;
}

const fused = new WeakMap<PlasmidFeature, PlasmidFeature>();

/** A feature as it is fused to what follows: without its stop codon. */
export function withoutStop(feature: PlasmidFeature): PlasmidFeature {
  if (!feature.reading?.stops || feature.reading.isEmpty) return feature;
  const cached = fused.get(feature);
  if (cached) return cached;
  const pieces = [...feature.pieces.slice(0, -1), ...feature.pieces.slice(-1).map(pieceWithoutStop)];
  const shorter = { ...feature, length_bp: feature.length_bp - CODON, pieces };
  fused.set(feature, shorter);
  return shorter;
}

function pieceWithoutStop(piece: Piece): Piece {
  if ("unknown" in piece) return { ...piece, unknown: piece.unknown - CODON };
  if ("bases" in piece) return { ...piece, bases: piece.bases.slice(0, -CODON) };
  return { ...piece, isWithoutStop: true };
}
