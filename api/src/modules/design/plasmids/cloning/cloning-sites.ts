import { reverseComplement } from "@ligate/contract/sequences/bases";
import { findSites } from "@ligate/contract/sequences/find-sites";
import type { Design } from "../../design.ts";
import type { SpecifiedParts } from "../../specification/specified-parts.ts";
import { type Assembly, listFeatures } from "../assemblies.ts";
import { pieceBases, pieceSource, totalPieceLength } from "../features/pieces.ts";
import type { Piece, PlasmidFeature } from "../plasmid-features.ts";
import { type CloningCassette, getCassettes } from "./cassettes.ts";

/** A place of a plasmid where customers clone: the ends of a cut vector that an insert is ligated to. */
export interface CloningSite {
  /** The name of the feature that has the site, such as `gRNA`. */
  name: string;
  enzyme: string;
  /** The overhangs on either side of the insert, both as the strand of the plasmid reads them. */
  overhangs: [string, string];
  /** A guide, with what is cloned behind it and the loop of a hairpin; `undefined` where a reading frame is cloned. */
  guide?: { loop?: string; behind: string };
  /** A reading frame, with or without a start and a stop codon of its own. Without `guide` and `frame` an arm is cloned. */
  frame?: { starts: boolean; stops: boolean };
}

/** A plasmid as it is delivered, with the sites that it can be cut at; none unless it is a template. */
export interface DrawnPlasmid {
  features: PlasmidFeature[];
  sites: CloningSite[];
}

/** The pieces of a feature that a cloned sequence takes the place of. */
interface Slot {
  cloned: "guide" | "frame" | "arm";
  feature: number;
  from: number;
  to: number;
}

/** A slot with its overhangs, and the bases behind it that are cloned with its insert. */
interface PlacedSlot extends Slot {
  behind: string;
  overhangs: [string, string];
}

/** The features of a plasmid; a template, or a donor whose insert customers clone, has cassettes where an enzyme is free. */
export function drawPlasmid(
  { target }: Design,
  assembly: Assembly,
  { clonesInsert }: SpecifiedParts = {},
): DrawnPlasmid {
  const features = listFeatures(assembly);
  const isTemplate = target.kind === "template";
  const slots = isTemplate || clonesInsert ? features.flatMap(findSlot) : [];
  const open = isTemplate ? slots : slots.filter(({ cloned }) => cloned === "frame");
  return withCloningSites(features, open, assembly.structure.symbol) ?? { features, sites: [] };
}

/**
 * Puts cloning cassettes in place of the guides, empty reading frames and homology arms of a plasmid: those of the first enzyme of
 * its structure that cuts nowhere else and leaves overhangs that ligate in one way only. Returns `undefined` if there is none; a
 * plasmid with unknown bases has none, since they may hold any site.
 */
function withCloningSites(
  features: PlasmidFeature[],
  slots: Slot[],
  structure: string,
): DrawnPlasmid | undefined {
  if (slots.length === 0) return undefined;
  for (const cassette of getCassettes(structure)) {
    const placed = placeSlots(features, slots, cassette.overhangBp);
    const opened = features.map((feature, i) =>
      openFeature(
        feature,
        placed.find((slot) => slot.feature === i),
        cassette,
      ),
    );
    if (areDistinct(placed) && isCutAtSlotsOnly(opened, placed, cassette)) {
      return { features: opened, sites: placed.map((slot) => describeSite(features, slot, cassette)) };
    }
  }
  return undefined;
}

/** The place of an empty reading frame, a homology arm, or a guide. */
function findSlot({ pieces, kind, reading }: PlasmidFeature, feature: number): Slot[] {
  const whole = { feature, from: 0, to: pieces.length };
  if (reading?.isEmpty) return [{ cloned: "frame", ...whole }];
  if (kind === "repeat" && pieces.some((piece) => "unknown" in piece)) return [{ cloned: "arm", ...whole }];
  const isOpen = (piece: Piece) => "unknown" in piece && piece.isGuide === true;
  const from = pieces.findIndex(isOpen);
  return from < 0 ? [] : [{ cloned: "guide", feature, from, to: pieces.findLastIndex(isOpen) + 1 }];
}

/** How many bases of its scaffold are cloned with a guide where its overhang would be that of another one. */
const SHIFTS = [0, 3];

/** The slots with their overhangs, which differ as far as shifts allow. */
function placeSlots(features: PlasmidFeature[], slots: Slot[], overhangBp: number): PlacedSlot[] {
  const placed: PlacedSlot[] = [];
  for (const slot of slots) {
    const [front, back] = basesAround(features, slot);
    const candidates = (hasScaffoldBehind(features, slot) ? SHIFTS : [0]).map((shift): PlacedSlot => {
      const overhangs: [string, string] = [front.slice(-overhangBp), back.slice(shift, shift + overhangBp)];
      return { ...slot, behind: back.slice(0, shift), overhangs };
    });
    const [first] = candidates;
    const chosen = candidates.find((each) => areDistinct([...placed, each])) ?? first;
    if (chosen) placed.push(chosen);
  }
  return placed;
}

const hasScaffoldBehind = (features: PlasmidFeature[], { cloned, feature, to }: Slot): boolean =>
  cloned === "guide" && to < (features[feature]?.pieces.length ?? 0);

/** The circle without a slot, read up to its front, and from behind it on. */
function basesAround(features: PlasmidFeature[], { feature, from, to }: Slot): [string, string] {
  const { pieces = [] } = features[feature] ?? {};
  const others = [...features.slice(feature + 1), ...features.slice(0, feature)].flatMap(
    (each) => each.pieces,
  );
  return [joinBases([...others, ...pieces.slice(0, from)]), joinBases([...pieces.slice(to), ...others])];
}

function openFeature(
  feature: PlasmidFeature,
  slot: PlacedSlot | undefined,
  { pieces: cassette }: CloningCassette,
) {
  if (!slot) return feature;
  const behind = withoutFirst(feature.pieces.slice(slot.to), slot.behind.length);
  const pieces = [...feature.pieces.slice(0, slot.from), ...cassette, ...behind];
  const { reading: _, ...opened } = feature;
  return { ...opened, pieces, length_bp: totalPieceLength(pieces) };
}

/** The pieces without the bases that are cloned with the guide. */
function withoutFirst([first, ...others]: Piece[], count: number): Piece[] {
  if (!first || count === 0) return first ? [first, ...others] : [];
  const { name } = first;
  const rest = { bases: pieceBases(first).slice(count), source: pieceSource(first), ...(name && { name }) };
  return [rest, ...others];
}

const joinBases = (pieces: Piece[]): string => pieces.map(pieceBases).join("");
function describeSite(
  features: PlasmidFeature[],
  slot: PlacedSlot,
  { enzyme }: CloningCassette,
): CloningSite {
  const { name = "", pieces = [] } = features[slot.feature] ?? {};
  const site = { name, enzyme, overhangs: slot.overhangs };
  if (slot.cloned === "arm") return site;
  if (slot.cloned === "frame") {
    const starts = features[slot.feature - 1]?.reading === undefined;
    return { ...site, frame: { starts, stops: features[slot.feature + 1]?.reading === undefined } };
  }
  const loop = joinBases(pieces.slice(slot.from + 1, slot.to - 1));
  return { ...site, guide: { ...(loop && { loop }), behind: slot.behind } };
}

function isCutAtSlotsOnly(
  features: PlasmidFeature[],
  slots: PlacedSlot[],
  { site }: CloningCassette,
): boolean {
  const bases = joinBases(features.flatMap(({ pieces }) => pieces));
  return !bases.includes("N") && findSites(bases, site).length === 2 * slots.length;
}

/** Whether each overhang ligates to its own complement only: none is that of another one, or of itself. */
function areDistinct(slots: PlacedSlot[]): boolean {
  const ends = slots.flatMap(({ overhangs }) => overhangs);
  return new Set(ends.flatMap((each) => [each, reverseComplement(each)])).size === 2 * ends.length;
}
