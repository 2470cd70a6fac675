import type { PartKind } from "@ligate/contract/catalog/constants";
import { sequences, vectors } from "../../data/design-data.ts";
import type { Part, Promoter } from "../../data/design-schema.ts";
import { type Feature, type GuidePiece, isJunction, type StandIn } from "../../data/vector-schema.ts";
import { CUSTOM, NONE } from "../../design.ts";
import type { Piece, PlasmidFeature, Reading } from "../plasmid-features.ts";
import { reverse, totalPieceLength } from "./pieces.ts";

/** The parts that a customer may supply. */
export type PartSlot = "tag" | "fluorescence" | "selection";

/** A feature as the content files describe it. */
type Content = Partial<Omit<Feature, "name" | "kind">> & {
  name: string;
  kind: PartKind;
  starts?: boolean;
  stops?: boolean;
  empty?: boolean;
};

/** The kinds of parts that are proteins. */
export const PROTEINS: readonly string[] = ["tag", "effector", "fluorescence", "selection"];

/** Builds a feature that a customer chooses. */
export function buildFeature(content: Content): PlasmidFeature {
  const { name, kind, label = name, reversed } = content;
  const pieces = buildPieces(content);
  const reading = findReading(content);
  const isCoding = (reading !== undefined && !content.empty) || isCodingSequence(content);
  return {
    name,
    kind,
    key: content.key ?? getKey(kind, isCoding),
    length_bp: totalPieceLength(pieces),
    label,
    strand: reversed ? -1 : 1,
    isGenerated: false,
    isCoding,
    pieces,
    ...(reading && { reading }),
  };
}

function buildPieces({ pieces, ...content }: Content): Piece[] {
  if (pieces) return pieces.map(guidePiece);
  const { sequence, bases, source = "", length = 0, schematic = "" } = content;
  if (sequence) return [{ sequence, ...(content.reversed && { isReversed: true }) }];
  return bases ? [{ bases, source }] : [{ unknown: length, reason: schematic }];
}

function getKey(kind: PartKind, isCoding: boolean): string {
  if (kind === "promoter") return "promoter";
  if (kind === "guide") return "misc_RNA";
  if (kind === "repeat") return "repeat_region";
  return isCoding ? "CDS" : "misc_feature";
}

/** A part of a guide that is the same in every order, or that is not specified. */
export function guidePiece({ name, sequence, bases, source = "", ...unknown }: GuidePiece): Piece {
  const named = name === undefined ? {} : { name };
  if (sequence) return { sequence, ...named };
  if (bases) return { bases, source, ...named };
  const length = unknown.length ?? 0;
  const isGuide = unknown.guide !== undefined;
  return { unknown: length, reason: unknown.schematic ?? "", ...named, ...(isGuide && { isGuide }) };
}

const isCodingSequence = ({ sequence }: Content): boolean =>
  sequence !== undefined && (sequences[sequence]?.coding ?? false);

/** Proteins and the linkers between them are translated. */
function findReading(content: Content): Reading | undefined {
  const { kind, sequence, starts = false, stops = false, empty } = content;
  if (empty) return { starts: true, stops: true, isEmpty: true };
  if (kind === "bacterial") return undefined;
  if (sequence === undefined) return PROTEINS.includes(kind) ? { starts, stops } : undefined;
  const found = sequences[sequence];
  return found?.coding ? { starts: found.starts, stops: found.stops } : undefined;
}

const parts = new Map<Part | Promoter, PlasmidFeature[]>();

/** The feature of a part that the customer chooses; none if the part has no bases. */
export const partFeature = (part: Part | Promoter, kind: PartKind): PlasmidFeature[] =>
  cached(parts, part, () => buildPart(part, kind));

const generated = new Map<Part, PlasmidFeature[]>();

/** The feature of a part that follows from the kit. */
export const generatedPart = (part: Part, kind: PartKind): PlasmidFeature[] =>
  cached(generated, part, () =>
    partFeature(part, kind).map((feature) => ({ ...feature, isGenerated: true })),
  );

/** Features are built once, because designs are compared by the hundred thousand. */
function cached<K, V>(all: Map<K, V>, key: K, build: () => V): V {
  const found = all.get(key);
  if (found !== undefined) return found;
  const built = build();
  all.set(key, built);
  return built;
}

function buildPart(part: Part | Promoter, kind: PartKind): PlasmidFeature[] {
  if (part.code === NONE || (part.sequence === undefined && part.length === undefined)) return [];
  const name = part.code === CUSTOM ? `Custom ${kind} (schematic)` : part.name;
  const label = "label" in part ? part.label : part.name;
  return [buildFeature({ ...part, name, label, kind })];
}

/** The length of a promoter; 0 for that of the gene. */
export const promoterBp = (promoter: Promoter): number =>
  partFeature(promoter, "promoter").reduce((sum, { length_bp }) => sum + length_bp, 0);

const standIns = new Map<StandIn, PlasmidFeature>();

/** The stand-in for a reading frame or insert. */
export const standIn = (content: StandIn): PlasmidFeature =>
  cached(standIns, content, () => buildFeature({ ...content, kind: "effector" }));

interface TargetedFeature {
  feature: PlasmidFeature;
  isTargeted: boolean;
  /** The last target, with the feature that its label includes. */
  last?: { target: string; feature: PlasmidFeature };
}

const features = new Map<string, TargetedFeature>();

/**
 * A feature of vectors.yaml, or a junction of sequences.yaml; a minus before the key turns it around.
 * @param target the label of the target, which the labels of targeted features include
 */
export function namedFeature(key: string, target: string): PlasmidFeature {
  const found = cached(features, key, () => buildNamed(key));
  const { feature, isTargeted, last } = found;
  if (!isTargeted) return feature;
  if (last?.target === target) return last.feature;
  const labeled = { ...feature, label: `${feature.label}(${target})` };
  found.last = { target, feature: labeled };
  return labeled;
}

function buildNamed(key: string): TargetedFeature {
  if (key.startsWith("-")) {
    const { feature, isTargeted } = buildNamed(key.slice(1));
    return { feature: reverse(feature), isTargeted };
  }
  if (isJunction(key)) return { feature: buildJunction(key), isTargeted: false };
  const content = vectors.features[key];
  if (!content) throw new Error(`vectors.yaml does not define the feature ${key}.`);
  const feature = { ...buildFeature({ ...content, name: content.name ?? key }), isGenerated: true };
  return { feature, isTargeted: content.targeted };
}

const buildJunction = (sequence: string): PlasmidFeature => ({
  ...buildFeature({ name: "Junction", kind: "regulatory", sequence }),
  isGenerated: true,
  isJunction: true,
});
