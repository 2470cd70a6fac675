import { Hatch } from "@ligate/ui/content/hatch";
import { partColor, partKindClass } from "@ligate/ui/content/part-kind-dot";
import { cx } from "@ligate/ui/cx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./feature-map.module.css";
import type { MapFeature } from "./map-feature.ts";

export interface FeatureMapProps {
  className: string | undefined;
  viewBox: string;
  label: string;
  /** The id of the pattern of schematic shapes. */
  patternId: string;
  /** The drawing below the features, hidden from screen readers. */
  background: ReactNode;
  /** The features, as options. */
  children: ReactNode;
  /** The labels of the features, hidden from screen readers: the options have names. */
  labels: ReactNode;
}

/** A map whose features are the options of a listbox. */
export function FeatureMap({
  className,
  viewBox,
  label,
  patternId,
  background,
  children,
  labels,
}: FeatureMapProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only SVG can draw the options
    <svg className={className} viewBox={viewBox} role="listbox" aria-label={label}>
      <defs>
        <Hatch id={patternId} className={styles.hatch} />
      </defs>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a tab index is not focusable */}
      <g aria-hidden="true">{background}</g>
      {children}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a tab index is not focusable */}
      <g aria-hidden="true">{labels}</g>
    </svg>
  );
}

/** The name of a feature beside its shape. */
export interface MapLabel {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** Path from the feature to a label outside of it. */
  leader?: string | undefined;
}

interface FeatureLabelProps {
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

/** The class of a feature's group, which sets the color and state of its shape. */
export const featureClass = (feature: MapFeature, active: number | undefined): string =>
  cx(
    styles.feature,
    partKindClass(partColor(feature)),
    feature.is_generated && styles.added,
    active !== undefined && active !== feature.index && styles.inactive,
  );

interface FeatureShapeProps {
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
