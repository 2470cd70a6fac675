import type { RingArc } from "@ligate/contract/plasmids/ring-arcs";
import { type RingLabel, ringLabels } from "@ligate/contract/plasmids/ring-labels";
import { isGeneFragment, labeledViewBox } from "@ligate/ui/content/labeled-ring";
import type { MapLabel } from "../features/feature-map.tsx";
import { type MapFeature, truncateName } from "../features/map-feature.ts";

/** Radii of the ring, in SVG units. */
export const RING = { middle: 100, inner: 91, outer: 109 } as const;
const LABELS = { radius: 124, bend: RING.outer + 7, lineHeight: 15 } as const;

/** On phones, in the style sheet. Elsewhere it is smaller. */
export const FONT_SIZE = 14;
/** Minimum of half the width of the view box, so that rings with short labels have the same scale and font size. */
const MIN_HALF_WIDTH = 180;
/** Shorter regulatory parts (psi, P2A, NLS) are named on the linear map and in the table only. */
const MIN_REGULATORY_BP = 200;

const isNamed = (feature: MapFeature): boolean =>
  (feature.kind !== "regulatory" || feature.length_bp >= MIN_REGULATORY_BP) && !isGeneFragment(feature);

/** The label of a part next to the ring. */
export type FeatureRingLabel = MapLabel & RingLabel & { feature: MapFeature };

export const featureLabels = (features: readonly (MapFeature & RingArc)[]): FeatureRingLabel[] =>
  ringLabels(
    features.filter(isNamed).map((feature) => ({
      feature,
      text: truncateName(feature.name),
      angle: (feature.from + feature.to) / 2,
      radius: RING.outer + 2,
    })),
    LABELS,
  );

/** SVG view box that contains the ring and all labels, with the ring in the horizontal center. */
export const ringViewBox = (labels: readonly FeatureRingLabel[]): string =>
  labeledViewBox(labels, FONT_SIZE, { halfWidth: MIN_HALF_WIDTH, halfHeight: RING.outer + 6 });
