import { linearPieces, type Range } from "../bases/ranges.ts";

/** Radii in SVG units, from the inside to the outside. The origin is the center. */
export const RADII = {
  sites: 66,
  selection: 72,
  feature: 88,
  featureWidth: 10,
  cut: 104,
  label: 114,
} as const;

const LINE_HEIGHT = 12;
const TURN = 2 * Math.PI;

/** Radians, clockwise from three o'clock; the plasmid begins at the top. @param bp bases before the place */
const angleAt = (bp: number, total: number): number => (bp / total) * TURN - TURN / 4;

const point = (radius: number, angle: number): string =>
  `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;

/** An arc with the given width around the radius. Short ranges are widened to remain visible. */
export function arcPath(range: Range, total: number, radius: number, width: number): string {
  return linearPieces(range, total)
    .map((piece) => pieceOfRing(piece, total, radius - width / 2, radius + width / 2))
    .join("");
}

const MIN_ANGLE = 0.012;

function pieceOfRing({ from, to }: Range, total: number, inner: number, outer: number): string {
  const start = angleAt(from - 1, total);
  // A whole turn would have no length.
  const end = Math.min(Math.max(angleAt(to, total), start + MIN_ANGLE), start + TURN - 0.001);
  const large = end - start > Math.PI ? 1 : 0;
  return [
    `M${point(outer, start)}A${outer} ${outer} 0 ${large} 1 ${point(outer, end)}`,
    `L${point(inner, end)}A${inner} ${inner} 0 ${large} 0 ${point(inner, start)}Z`,
  ].join("");
}

/** A radial line after a base. */
export function tickPath(bp: number, total: number, inner: number, outer: number): string {
  const angle = angleAt(bp, total);
  return `M${point(inner, angle)}L${point(outer, angle)}`;
}

export interface RingLabel {
  key: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "end";
  leader: string;
}

export interface Labeled {
  key: string;
  text: string;
  /** The place that the label names. */
  bp: number;
  /** Where its line begins. */
  radius: number;
}

/** Places labels beside the ring, as near to their places as possible, without overlaps. */
export function ringLabels(items: readonly Labeled[], total: number): RingLabel[] {
  return [1, -1].flatMap((side) => {
    const placed = items
      .map((item) => ({ item, angle: angleAt(item.bp, total) }))
      .filter(({ angle }) => (Math.cos(angle) >= 0 ? 1 : -1) === side)
      .map((place) => ({ ...place, wanted: RADII.label * Math.sin(place.angle) }))
      .sort((a, b) => a.wanted - b.wanted);
    const heights = spread(placed.map(({ wanted }) => wanted));
    return placed.map(({ item, angle }, i) => toLabel(item, angle, side, heights[i] ?? 0));
  });
}

function toLabel({ key, text, radius }: Labeled, angle: number, side: number, y: number): RingLabel {
  const x = side * Math.max(14, Math.sqrt(Math.max(0, RADII.label ** 2 - y ** 2)));
  return {
    key,
    text,
    x: x + side * 4,
    y,
    anchor: side > 0 ? "start" : "end",
    leader: `M${point(radius, angle)}L${point(RADII.cut + 4, angle)}L${(x + side).toFixed(2)} ${y.toFixed(2)}`,
  };
}

/** Moves heights in ascending order apart, around the middle of those that are too close. */
export function spread(wanted: readonly number[]): number[] {
  const groups: { sum: number; count: number }[] = [];
  wanted.forEach((y, i) => {
    groups.push({ sum: y - i * LINE_HEIGHT, count: 1 });
    for (let last = groups.length - 1; last > 0; last--) {
      const [before, group] = [groups[last - 1], groups[last]];
      if (!before || !group || before.sum / before.count <= group.sum / group.count) break;
      groups.splice(last - 1, 2, { sum: before.sum + group.sum, count: before.count + group.count });
    }
  });
  const bases = groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return bases.map((base, i) => base + i * LINE_HEIGHT);
}
