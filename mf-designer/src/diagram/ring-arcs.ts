import type { PartKind, Plasmid } from "@ligate/contract/product";

/** Radii of the ring, in units of its drawing, whose origin is the centre. */
export const RING = { middle: 100, inner: 91, outer: 109, label: 124 } as const;

/** A part as it lies on the ring. Angles in radians, clockwise, 0 at three o'clock. */
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

const TURN = 2 * Math.PI;
const TOP = -Math.PI / 2;
/** The shortest tag is 24 bp of 12 kb: drawn no narrower than this, so that it is seen. */
const LEAST_ANGLE = 0.024;
/** Parts the ends of neighbours that are long enough for it. */
const GAP = 0.014;
const ARROW = 0.085;
/** Elements with a direction of transcription end in an arrow. */
const POINTED: PartKind[] = [
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
    const start = TOP + (position / total) * TURN;
    position += part.length_bp;
    const { from, to } = visible(start, TOP + (position / total) * TURN);
    const nth = (seen.get(part.name) ?? 0) + 1;
    seen.set(part.name, nth);
    const path = sector(from, to, POINTED.includes(part.kind));
    return { ...part, key: `${part.kind} ${part.name} ${nth}`, index, from, to, path };
  });
}

function visible(from: number, to: number): { from: number; to: number } {
  const middle = (from + to) / 2;
  if (to - from < LEAST_ANGLE) return { from: middle - LEAST_ANGLE / 2, to: middle + LEAST_ANGLE / 2 };
  return to - from > 3 * GAP ? { from: from + GAP / 2, to: to - GAP / 2 } : { from, to };
}

function sector(from: number, to: number, isPointed: boolean): string {
  const shoulder = isPointed ? to - Math.min((to - from) / 2, ARROW) : to;
  const large = shoulder - from > Math.PI ? 1 : 0;
  const arc = (radius: number, sweep: 0 | 1, angle: number) =>
    `A${radius} ${radius} 0 ${large} ${sweep} ${point(radius, angle)}`;
  return [
    `M${point(RING.outer, from)}`,
    arc(RING.outer, 1, shoulder),
    ...(isPointed ? [`L${point(RING.middle, to)}`] : []),
    `L${point(RING.inner, shoulder)}`,
    `${arc(RING.inner, 0, from)}Z`,
  ].join("");
}

/** `x y` at a radius and an angle, with two decimals: the same text in every engine. */
export const point = (radius: number, angle: number): string =>
  `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;

export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

/** One path of a tick for each 1,000 bp. */
export function kilobaseTicks(totalBp: number): string {
  const count = Math.ceil(totalBp / 1000);
  return Array.from({ length: count }, (_, i) => {
    const angle = TOP + ((i * 1000) / totalBp) * TURN;
    return `M${point(RING.inner - 7, angle)}L${point(RING.inner - 3, angle)}`;
  }).join("");
}
