import type { PartKind } from "../catalog/constants.ts";

/** The properties of a part that its arc shows. The part may contain the origin of the plasmid. */
export interface RingPart {
  /** Counts from 1. */
  start_bp: number;
  length_bp: number;
  kind?: PartKind;
  strand?: 1 | -1;
}

/** The radii of the sides of an arc. The center of the ring is the origin of the drawing. */
export interface RingBand {
  inner: number;
  outer: number;
}

/** Angles are in radians, clockwise from three o'clock. */
export interface RingArc {
  from: number;
  to: number;
  path: string;
}

const FULL_TURN = 2 * Math.PI;
/** Keeps short parts visible: the shortest tag has 24 bp of 12 kb. */
const MIN_ANGLE = 0.024;
/** A path from a point to itself would be empty. */
const MAX_ANGLE = FULL_TURN - 0.001;
/** Space between neighboring parts, if they are long enough. */
const GAP_ANGLE = 0.014;
const ARROW_ANGLE = 0.085;
/** Part kinds without a direction of transcription. The arcs of others end in an arrow. */
const UNDIRECTED_KINDS: readonly (PartKind | undefined)[] = ["regulatory", "repeat"];

/** The angle of a place on the ring. A plasmid begins at the top. @param bp bases before the place */
export const ringAngle = (bp: number, totalBp: number): number => (bp / totalBp - 0.25) * FULL_TURN;

/** A part of a plasmid as an arc to scale. @param gap angle between neighboring parts */
export function ringArc(part: RingPart, totalBp: number, band: RingBand, gap = GAP_ANGLE): RingArc {
  const middle = ringAngle(part.start_bp - 1 + part.length_bp / 2, totalBp);
  const length = (part.length_bp / totalBp) * FULL_TURN;
  const half = Math.min(Math.max(length - gap, MIN_ANGLE), MAX_ANGLE) / 2;
  const [from, to] = [middle - half, middle + half];
  const point = UNDIRECTED_KINDS.includes(part.kind) ? 0 : (part.strand ?? 0);
  return { from, to, path: sectorPath(from, to, band, point) };
}

/** @param point the end that is an arrow: 1 clockwise, -1 counterclockwise, 0 neither */
function sectorPath(from: number, to: number, { inner, outer }: RingBand, point: -1 | 0 | 1): string {
  const arrow = Math.min((to - from) / 2, ARROW_ANGLE);
  const start = point < 0 ? from + arrow : from;
  const end = point > 0 ? to - arrow : to;
  const large = end - start > Math.PI ? 1 : 0;
  const arc = (radius: number, sweep: 0 | 1, angle: number) =>
    `A${roundToHundredths(radius)} ${roundToHundredths(radius)} 0 ${large} ${sweep} ${ringPoint(radius, angle)}`;
  const tip = (angle: number) => `L${ringPoint((inner + outer) / 2, angle)}`;
  return [
    `M${ringPoint(outer, start)}${arc(outer, 1, end)}${point > 0 ? tip(to) : ""}`,
    `L${ringPoint(inner, end)}${arc(inner, 0, start)}${point < 0 ? tip(from) : ""}Z`,
  ].join("");
}

/** A radial line after some bases. */
export function tickPath(bp: number, totalBp: number, { inner, outer }: RingBand): string {
  const angle = ringAngle(bp, totalBp);
  return `M${ringPoint(inner, angle)}L${ringPoint(outer, angle)}`;
}

/** A point as `x y`. */
export const ringPoint = (radius: number, angle: number): string =>
  `${roundToHundredths(radius * Math.cos(angle))} ${roundToHundredths(radius * Math.sin(angle))}`;

/** Two decimals make server and browser render the same text. */
export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100 || 0;
