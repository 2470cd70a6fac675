import type { PartKind } from "@ligate/contract/catalog/constants";
import type { Plasmid } from "@ligate/contract/catalog/product-schemas";

/** Radii of the ring, in SVG units. The origin is the center. */
export const RING = { middle: 100, inner: 91, outer: 109, label: 124 } as const;

/** The arc of a part. Angles are in radians, clockwise from three o'clock. */
export interface RingArc {
  key: string;
  /** Index in the plasmid's list of parts. */
  index: number;
  name: string;
  kind: PartKind;
  length_bp: number;
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

/** The parts of a plasmid as arcs to scale, clockwise from the top. */
export function ringArcs(plasmid: Plasmid): RingArc[] {
  const total = Math.max(
    plasmid.total_bp,
    plasmid.parts.reduce((sum, part) => sum + part.length_bp, 0),
  );
  const seen = new Map<string, number>();
  let position = 0;
  return plasmid.parts.map((part, index) => {
    const start = TOP_ANGLE + (position / total) * FULL_TURN;
    position += part.length_bp;
    const { from, to } = adjustSpan(start, TOP_ANGLE + (position / total) * FULL_TURN);
    const nth = (seen.get(part.name) ?? 0) + 1;
    seen.set(part.name, nth);
    const path = sectorPath(from, to, DIRECTIONAL_KINDS.includes(part.kind));
    return { ...part, key: `${part.kind} ${part.name} ${nth}`, index, from, to, path };
  });
}

function adjustSpan(from: number, to: number): { from: number; to: number } {
  const middle = (from + to) / 2;
  if (to - from < MIN_ANGLE) return { from: middle - MIN_ANGLE / 2, to: middle + MIN_ANGLE / 2 };
  return to - from > 3 * GAP_ANGLE ? { from: from + GAP_ANGLE / 2, to: to - GAP_ANGLE / 2 } : { from, to };
}

function sectorPath(from: number, to: number, isPointed: boolean): string {
  const shoulder = isPointed ? to - Math.min((to - from) / 2, ARROW_ANGLE) : to;
  const large = shoulder - from > Math.PI ? 1 : 0;
  const arc = (radius: number, sweep: 0 | 1, angle: number) =>
    `A${radius} ${radius} 0 ${large} ${sweep} ${formatPoint(radius, angle)}`;
  return [
    `M${formatPoint(RING.outer, from)}`,
    arc(RING.outer, 1, shoulder),
    ...(isPointed ? [`L${formatPoint(RING.middle, to)}`] : []),
    `L${formatPoint(RING.inner, shoulder)}`,
    `${arc(RING.inner, 0, from)}Z`,
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
