import { cx } from "@ligate/ui/cx";
import { partColor, partKindClass } from "@ligate/ui/part-kind/part-kind-dot";
import styles from "./feature-shape.module.css";
import type { MapFeature } from "./map-feature.ts";

/** The class of a feature's group, which its shape takes color and state from. */
export const featureClass = (feature: MapFeature, active: number | undefined): string =>
  cx(
    styles.feature,
    partKindClass(partColor(feature)),
    feature.is_generated && styles.added,
    active !== undefined && active !== feature.index && styles.inactive,
  );

export interface FeatureShapeProps {
  path: string;
  /** The id of the pattern, if the feature is schematic. */
  patternId: string | undefined;
}

/** A filled shape of a feature: in full color if the customer chose it, tinted if the kit adds it, hatched if schematic. */
export function FeatureShape({ path, patternId }: FeatureShapeProps) {
  return (
    <>
      <path className={styles.shape} d={path} />
      {patternId && <path className={styles.schematic} d={path} fill={`url(#${patternId})`} />}
    </>
  );
}
