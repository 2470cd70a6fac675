import type { RingLabel } from "@ligate/contract/plasmids/ring-labels";
import { textWidth } from "./text-width.tsx";

/** Half of the size of the smallest view box, so that rings with short labels have the same scale. */
export interface SmallestBox {
  halfWidth: number;
  halfHeight: number;
}

/** The SVG view box that contains a ring and its labels, with the ring in the horizontal center. */
export function labeledViewBox(
  labels: readonly (RingLabel & { text: string })[],
  fontSize: number,
  { halfWidth, halfHeight }: SmallestBox,
): string {
  const half = extent(
    labels.map(({ x, text }) => Math.abs(x) + textWidth(text, fontSize) + 2),
    halfWidth,
  );
  const top = extent(
    labels.map(({ y }) => fontSize * 0.75 - y),
    halfHeight,
  );
  const bottom = extent(
    labels.map(({ y }) => fontSize * 0.75 + y),
    halfHeight,
  );
  return `${-half} ${-top} ${2 * half} ${top + bottom}`;
}

const extent = (values: number[], min: number) => Math.ceil(Math.max(min, ...values));

/**
 * Whether a feature is a fragment of a viral gene (gag, env, nef). Beside a ring, it has no label: those of the elements between
 * the fragments would have no room.
 */
export const isGeneFragment = ({ name }: { name: string }): boolean => / fragment\b/.test(name);
