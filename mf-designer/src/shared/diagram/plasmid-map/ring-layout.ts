import type { RingArc } from "@ligate/contract/plasmids/ring-arcs";
import { type RingLabel, ringLabels } from "@ligate/contract/plasmids/ring-labels";
import type { MapLabel } from "../features/feature-map.tsx";
import { type MapFeature, truncateName } from "../features/map-feature.ts";

/** Radii of the ring, in SVG units. */
export const RING = { middle: 100, inner: 91, outer: 109 } as const;
const LABELS = { radius: 124, bend: RING.outer + 7, lineHeight: 15 } as const;

const CHARACTER_WIDTH = 6.8;
/** Minimum of half the width of the view box, so that rings with short labels have the same scale and font size. */
const MIN_HALF_WIDTH = 180;
/** Shorter regulatory parts (psi, P2A, NLS) appear on the linear map and in the table only. */
const MIN_REGULATORY_BP = 200;

/** The label of a part next to the ring. */
export type FeatureRingLabel = MapLabel & RingLabel & { feature: MapFeature };

export const featureLabels = (features: readonly (MapFeature & RingArc)[]): FeatureRingLabel[] =>
  ringLabels(
    features
      .filter(({ kind, length_bp }) => kind !== "regulatory" || length_bp >= MIN_REGULATORY_BP)
      .map((feature) => ({
        feature,
        text: truncateName(feature.name),
        angle: (feature.from + feature.to) / 2,
        radius: RING.outer + 2,
      })),
    LABELS,
  );

/** SVG view box that contains the ring and all labels, with the ring in the horizontal center. */
export function ringViewBox(labels: readonly FeatureRingLabel[]): string {
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
