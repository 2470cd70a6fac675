import type { PartKind } from "@ligate/contract/catalog/constants";
import type { PlasmidPart } from "@ligate/contract/catalog/product-schemas";

/** Radii of the ring, in SVG units. The origin is the center. */
export const RING = { middle: 100, inner: 91, outer: 109, label: 124 } as const;

/** The properties of a part that its arc shows. */
export type RingPart = Pick<PlasmidPart, "name" | "kind" | "length_bp" | "start_bp" | "strand">;

/** The arc of a part. Angles are in radians, clockwise from three o'clock. */
export interface RingArc {
  from: number;
  to: number;
  path: string;
}

const FULL_TURN = 2 * Math.PI;
const TOP_ANGLE = -Math.PI / 2;
/** Keeps short parts visible: the shortest tag has 24 bp of 12 kb. */
const MIN_ANGLE = 0.024;
/** Space between neighboring parts, if they are long enough. */
const GAP_ANGLE = 0.014;
const ARROW_ANGLE = 0.085;
/** Part kinds with a direction of transcription. Their arcs end in an arrow. */
const DIRECTIONAL_KINDS: PartKind[] = [
  "promoter",
  "effector",
  "tag",
  "fluorescence",
  "selection",
  "bacterial",
  "guide",
];

/** A part of a plasmid as an arc to scale, clockwise from the top. */
export function ringArc(part: RingPart, totalBp: number): RingArc {
  const toAngle = (bp: number) => TOP_ANGLE + (bp / totalBp) * FULL_TURN;
  const start = part.start_bp - 1;
  const { from, to } = adjustSpan(toAngle(start), toAngle(start + part.length_bp));
  const point = DIRECTIONAL_KINDS.includes(part.kind) ? part.strand : 0;
  return { from, to, path: sectorPath(from, to, point) };
}

function adjustSpan(from: number, to: number): { from: number; to: number } {
  const middle = (from + to) / 2;
  if (to - from < MIN_ANGLE) return { from: middle - MIN_ANGLE / 2, to: middle + MIN_ANGLE / 2 };
  return to - from > 3 * GAP_ANGLE ? { from: from + GAP_ANGLE / 2, to: to - GAP_ANGLE / 2 } : { from, to };
}

/** @param point the end that is an arrow: 1 clockwise, -1 counterclockwise, 0 neither */
function sectorPath(from: number, to: number, point: -1 | 0 | 1): string {
  const arrow = Math.min((to - from) / 2, ARROW_ANGLE);
  const start = point < 0 ? from + arrow : from;
  const end = point > 0 ? to - arrow : to;
  const large = end - start > Math.PI ? 1 : 0;
  const arc = (radius: number, sweep: 0 | 1, angle: number) =>
    `A${radius} ${radius} 0 ${large} ${sweep} ${formatPoint(radius, angle)}`;
  return [
    `M${formatPoint(RING.outer, start)}`,
    arc(RING.outer, 1, end),
    ...(point > 0 ? [`L${formatPoint(RING.middle, to)}`] : []),
    `L${formatPoint(RING.inner, end)}`,
    arc(RING.inner, 0, start),
    ...(point < 0 ? [`L${formatPoint(RING.middle, from)}`] : []),
    "Z",
  ].join("");
}

/** Formats a point as `x y`. Two decimals make server and browser render the same text. */
export const formatPoint = (radius: number, angle: number): string =>
  `${roundToHundredths(radius * Math.cos(angle))} ${roundToHundredths(radius * Math.sin(angle))}`;

export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100 || 0;

/** SVG path with one tick per 1,000 bp. */
export function kilobaseTicks(totalBp: number): string {
  const count = Math.ceil(totalBp / 1000);
  return Array.from({ length: count }, (_, i) => {
    const angle = TOP_ANGLE + ((i * 1000) / totalBp) * FULL_TURN;
    return `M${formatPoint(RING.inner - 7, angle)}L${formatPoint(RING.inner - 3, angle)}`;
  }).join("");
}
