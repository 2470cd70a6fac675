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
  /** A reading frame, with or without a start and a stop codon of its own. */
  frame?: { starts: boolean; stops: boolean };
}

/** A plasmid as it is delivered, with the sites that it can be cut at; none unless it is a template. */
export interface DrawnPlasmid {
  features: PlasmidFeature[];
  sites: CloningSite[];
}

/** The pieces of a feature that a cloned sequence takes the place of; `behind` counts the bases that it brings of the next piece. */
interface Slot {
  feature: number;
  from: number;
  to: number;
  behind: number;
}

/** The features of a plasmid; a template, or a donor whose insert customers clone, has cassettes where an enzyme is free. */
export function drawPlasmid(
  { target }: Design,
  assembly: Assembly,
  { clonesInsert }: SpecifiedParts = {},
): DrawnPlasmid {
  const features = listFeatures(assembly);
  const slots =
    target.kind === "template"
      ? features.flatMap(findSlot)
      : clonesInsert
        ? features.flatMap(findFrameSlot)
        : [];
  return withCloningSites(features, slots, assembly.structure.symbol) ?? { features, sites: [] };
}

/**
 * Puts cloning cassettes in place of the guides and empty reading frames of a plasmid: those of the first enzyme of its
 * structure that cuts nowhere else and leaves overhangs that ligate in one way only. Returns `undefined` if there is none; a
 * plasmid with unknown bases has none, since they may hold any site.
 */
function withCloningSites(
  features: PlasmidFeature[],
  slots: Slot[],
  structure: string,
): DrawnPlasmid | undefined {
  if (slots.length === 0) return undefined;
  for (const cassette of getCassettes(structure)) {
    const opened = features.map((feature, i) =>
      openFeature(
        feature,
        slots.find((slot) => slot.feature === i),
        cassette,
      ),
    );
    const sites = slots.map((slot) => describeSite(features, opened, slot, cassette));
    if (
      isCutAtSitesOnly(opened, sites, cassette) &&
      areDistinct(sites.flatMap(({ overhangs }) => overhangs))
    ) {
      return { features: opened, sites };
    }
  }
  return undefined;
}

/** The place of an empty reading frame. */
const findFrameSlot = ({ pieces, reading }: PlasmidFeature, feature: number): Slot[] =>
  reading?.isEmpty ? [{ feature, from: 0, to: pieces.length, behind: 0 }] : [];

/** The place of an empty reading frame or of a guide. */
function findSlot(whole: PlasmidFeature, feature: number): Slot[] {
  const { pieces } = whole;
  if (whole.reading?.isEmpty) return findFrameSlot(whole, feature);
  const isOpen = (piece: Piece) => "unknown" in piece && piece.guide !== undefined;
  const from = pieces.findIndex(isOpen);
  if (from < 0) return [];
  const to = pieces.findLastIndex(isOpen) + 1;
  const last = pieces[to - 1];
  return [{ feature, from, to, behind: (last && "unknown" in last && last.guide?.behind) || 0 }];
}

function openFeature(feature: PlasmidFeature, slot: Slot | undefined, { pieces: cassette }: CloningCassette) {
  if (!slot) return feature;
  const before = feature.pieces.slice(0, slot.from);
  const behind = withoutFirst(feature.pieces.slice(slot.to), slot.behind);
  const pieces = [...before, ...cassette, ...behind];
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
  opened: PlasmidFeature[],
  slot: Slot,
  { enzyme, overhangBp }: CloningCassette,
): CloningSite {
  const { name = "", pieces = [], reading } = features[slot.feature] ?? {};
  const before = [
    ...opened.slice(0, slot.feature).flatMap((each) => each.pieces),
    ...pieces.slice(0, slot.from),
  ];
  const cloned = pieces.slice(slot.from, slot.to);
  const behind = joinBases([
    ...pieces.slice(slot.to),
    ...opened.slice(slot.feature + 1).flatMap((each) => each.pieces),
  ]);
  const common = {
    name,
    enzyme,
    overhangs: [
      joinBases(before).slice(-overhangBp),
      behind.slice(slot.behind, slot.behind + overhangBp),
    ] satisfies [string, string],
  };
  if (reading?.isEmpty) {
    const starts = features[slot.feature - 1]?.reading === undefined;
    return { ...common, frame: { starts, stops: features[slot.feature + 1]?.reading === undefined } };
  }
  const loop = joinBases(cloned.slice(1, -1));
  return { ...common, guide: { ...(loop && { loop }), behind: behind.slice(0, slot.behind) } };
}

function isCutAtSitesOnly(
  features: PlasmidFeature[],
  sites: CloningSite[],
  { site }: CloningCassette,
): boolean {
  const bases = joinBases(features.flatMap(({ pieces }) => pieces));
  return !bases.includes("N") && findSites(bases, site).length === 2 * sites.length;
}

/** Whether each overhang ligates to its own complement only: none is that of another one, or of itself. */
const areDistinct = (overhangs: string[]): boolean =>
  new Set(overhangs.flatMap((each) => [each, reverseComplement(each)])).size === 2 * overhangs.length;
