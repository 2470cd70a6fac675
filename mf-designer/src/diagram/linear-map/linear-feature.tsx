import type { ComponentProps } from "react";
import { FeatureShape, featureClass } from "../features/feature-shape.tsx";
import type { MapFeature } from "../features/map-feature.ts";
import styles from "./linear-map.module.css";
import type { Segment } from "./linear-rows.ts";

export interface LinearFeatureProps {
  feature: MapFeature;
  /** One per row that contains bases of it. */
  segments: Segment[];
  active: number | undefined;
  patternId: string | undefined;
  optionProps: ComponentProps<"g">;
}

/** A feature of a linear map, without its labels. */
export function LinearFeature({ feature, segments, active, patternId, optionProps }: LinearFeatureProps) {
  return (
    <g className={featureClass(feature, active)} {...optionProps}>
      {segments.map(({ y, glyph: { shape, symbol, body } }) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <FeatureShape path={shape} patternId={patternId} />
          {symbol && <path className={styles.symbol} d={symbol} />}
          {body && <path className={styles.body} d={body} />}
        </g>
      ))}
    </g>
  );
}
