import type { MapLabel } from "../features/feature-map.tsx";
import { type MapFeature, truncateName } from "../features/map-feature.ts";
import { formatPoint, RING, type RingArc, roundToHundredths } from "./ring-arcs.ts";

/** A feature with its arc. */
export type RingFeature = MapFeature & RingArc;

/** The label of a part next to the ring. */
export interface RingLabel extends MapLabel {
  feature: MapFeature;
}

const LINE_HEIGHT = 15;
const CHARACTER_WIDTH = 6.8;
/** Minimum of half the width of the view box, so that rings with short labels have the same scale and font size. */
const MIN_HALF_WIDTH = 180;
/** Shorter regulatory parts (psi, P2A, NLS) appear on the linear map and in the table only. */
const MIN_REGULATORY_BP = 200;

/** Places labels as close to their parts as possible without overlaps. */
export function ringLabels(arcs: RingFeature[]): RingLabel[] {
  const named = arcs.filter(({ kind, length_bp }) => kind !== "regulatory" || length_bp >= MIN_REGULATORY_BP);
  const isRight = (arc: RingFeature) => Math.cos(middleAngle(arc)) >= 0;
  return [
    ...layOutSide(named.filter(isRight), 1),
    ...layOutSide(
      named.filter((arc) => !isRight(arc)),
      -1,
    ),
  ];
}

const middleAngle = ({ from, to }: RingArc): number => (from + to) / 2;

function layOutSide(arcs: RingFeature[], side: 1 | -1): RingLabel[] {
  const wantedY = (arc: RingFeature) => RING.label * Math.sin(middleAngle(arc));
  const sorted = [...arcs].sort((a, b) => wantedY(a) - wantedY(b));
  const heights = avoidLabelOverlap(sorted.map(wantedY), LINE_HEIGHT);
  return sorted.map((arc, i) => toLabel(arc, side, heights[i] ?? 0));
}

function toLabel(arc: RingFeature, side: 1 | -1, y: number): RingLabel {
  const x = side * Math.max(10, Math.sqrt(Math.max(0, RING.label ** 2 - y ** 2)));
  const angle = middleAngle(arc);
  return {
    feature: arc,
    text: truncateName(arc.name),
    x: roundToHundredths(x + side * 4),
    y: roundToHundredths(y),
    anchor: side > 0 ? "start" : "end",
    leader: `M${formatPoint(RING.outer + 2, angle)}L${formatPoint(RING.outer + 7, angle)}L${roundToHundredths(x)} ${roundToHundredths(y)}`,
  };
}

/**
 * Moves positions apart, so that neighbors differ by at least `gap`. Positions that are too close are centered around
 * their mean; others stay unchanged.
 * @param wanted positions in ascending order
 */
export function avoidLabelOverlap(wanted: readonly number[], gap: number): number[] {
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((position, i) => {
    blocks.push({ sum: position - i * gap, count: 1 });
    mergeOverlappingBlocks(blocks);
  });
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((base, i) => base + i * gap);
}

function mergeOverlappingBlocks(blocks: { sum: number; count: number }[]): void {
  for (let last = blocks.length - 1; last > 0; last--) {
    const [before, after] = [blocks[last - 1], blocks[last]];
    if (!before || !after || before.sum / before.count <= after.sum / after.count) return;
    blocks.splice(last - 1, 2, { sum: before.sum + after.sum, count: before.count + after.count });
  }
}

/** SVG view box that contains the ring and all labels, with the ring in the horizontal center. */
export function ringViewBox(labels: RingLabel[]): string {
  const extent = (values: number[], min: number) => Math.ceil(Math.max(min, ...values));
  const halfWidth = extent(
    labels.map(({ x, text }) => Math.abs(x) + text.length * CHARACTER_WIDTH + 2),
    MIN_HALF_WIDTH,
  );
  const top = extent(
    labels.map(({ y }) => 10 - y),
    RING.outer + 6,
  );
  const bottom = extent(
    labels.map(({ y }) => y + 10),
    RING.outer + 6,
  );
  return `${-halfWidth} ${-top} ${2 * halfWidth} ${top + bottom}`;
}
