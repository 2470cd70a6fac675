import { cx } from "@ligate/ui/cx";
import type { ComponentProps } from "react";
import styles from "./feature-label.module.css";
import { featureClass } from "./feature-shape.tsx";
import type { MapFeature } from "./map-feature.ts";

/** The name of a feature beside its shape. */
export interface MapLabel {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** Path from the feature to a label outside of it. */
  leader?: string | undefined;
}

export interface FeatureLabelProps {
  feature: MapFeature;
  label: MapLabel;
  active: number | undefined;
  /** Sets the size of the text. */
  className: string | undefined;
  pointerProps: ComponentProps<"g">;
}

/**
 * The label of a feature with its leader. It is not in the feature's option, because a label can be shortened or repeated, and
 * the name of an option has to contain its text.
 */
export function FeatureLabel({ feature, label, active, className, pointerProps }: FeatureLabelProps) {
  const { text, x, y, anchor, leader } = label;
  return (
    <g className={featureClass(feature, active)} {...pointerProps}>
      {leader && <path className={styles.leader} d={leader} />}
      <text
        className={cx(styles.label, className, feature.index === active && styles.active)}
        x={x}
        y={y}
        textAnchor={anchor}
      >
        {text}
      </text>
    </g>
  );
}
