import { point, RING, type RingArc, round } from "./ring-arcs.ts";

/** A part's name beside the ring, and the line that leads to it. */
export interface RingLabel {
  key: string;
  index: number;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "end";
  leader: string;
}

const LINE_HEIGHT = 15;
const CHARACTER_WIDTH = 6.8;
const MOST_CHARACTERS = 16;
/** Keeps the letters of a ring with short labels at the size of the others. */
const LEAST_HALF_WIDTH = 180;
/** Shorter signals (psi, P2A, NLS) are named in the list of parts only. */
const LEAST_REGULATORY_BP = 200;

/** The labels of a ring, none over another: each as near to its part as its neighbours let it. */
export function ringLabels(arcs: RingArc[]): RingLabel[] {
  const named = arcs.filter(
    ({ kind, length_bp }) => kind !== "regulatory" || length_bp >= LEAST_REGULATORY_BP,
  );
  const isRight = (arc: RingArc) => Math.cos(middle(arc)) >= 0;
  return [
    ...column(named.filter(isRight), 1),
    ...column(
      named.filter((arc) => !isRight(arc)),
      -1,
    ),
  ];
}

const middle = ({ from, to }: RingArc): number => (from + to) / 2;

function column(arcs: RingArc[], side: 1 | -1): RingLabel[] {
  const wanted = (arc: RingArc) => RING.label * Math.sin(middle(arc));
  const sorted = [...arcs].sort((a, b) => wanted(a) - wanted(b));
  const heights = spread(sorted.map(wanted), LINE_HEIGHT);
  return sorted.map((arc, i) => label(arc, side, heights[i] ?? 0));
}

function label(arc: RingArc, side: 1 | -1, y: number): RingLabel {
  const x = side * Math.max(10, Math.sqrt(Math.max(0, RING.label ** 2 - y ** 2)));
  const angle = middle(arc);
  return {
    key: arc.key,
    index: arc.index,
    text: shortened(arc.name),
    x: round(x + side * 4),
    y: round(y),
    anchor: side > 0 ? "start" : "end",
    leader: `M${point(RING.outer + 2, angle)}L${point(RING.outer + 7, angle)}L${round(x)} ${round(y)}`,
  };
}

/** What the list of parts says in full. */
export function shortened(name: string): string {
  const plain = name.replace(/ \(schematic\)$/, "");
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS - 1).trimEnd()}…` : plain;
}

/**
 * Moves ascending positions at least `gap` apart, and no more than that takes: positions that crowd each other
 * are spread around their common middle.
 */
export function spread(wanted: readonly number[], gap: number): number[] {
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((position, i) => {
    blocks.push({ sum: position - i * gap, count: 1 });
    mergeCrowded(blocks);
  });
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((base, i) => base + i * gap);
}

function mergeCrowded(blocks: { sum: number; count: number }[]): void {
  for (let last = blocks.length - 1; last > 0; last--) {
    const [before, after] = [blocks[last - 1], blocks[last]];
    if (!before || !after || before.sum / before.count <= after.sum / after.count) return;
    blocks.splice(last - 1, 2, { sum: before.sum + after.sum, count: before.count + after.count });
  }
}

/** The drawing's frame: the ring and every label, centred. */
export function ringViewBox(labels: RingLabel[]): string {
  const reach = (values: number[], least: number) => Math.ceil(Math.max(least, ...values));
  const half = reach(
    labels.map(({ x, text }) => Math.abs(x) + text.length * CHARACTER_WIDTH + 2),
    LEAST_HALF_WIDTH,
  );
  const top = reach(
    labels.map(({ y }) => 10 - y),
    RING.outer + 6,
  );
  const bottom = reach(
    labels.map(({ y }) => y + 10),
    RING.outer + 6,
  );
  return `${-half} ${-top} ${2 * half} ${top + bottom}`;
}
