import type { ReactNode } from "react";
import styles from "./feature-shape.module.css";

export interface FeatureMapProps {
  className: string | undefined;
  viewBox: string;
  label: string;
  /** The id of the pattern of schematic shapes. */
  patternId: string;
  /** What is drawn below the features, hidden from screen readers. */
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
        <pattern
          id={patternId}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatch} d="M0 0V5" />
        </pattern>
      </defs>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a tab index is not focusable */}
      <g aria-hidden="true">{background}</g>
      {children}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a tab index is not focusable */}
      <g aria-hidden="true">{labels}</g>
    </svg>
  );
}
