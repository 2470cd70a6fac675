import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { type ComponentProps, useId, useMemo } from "react";
import { FeatureLabel, FeatureMap, FeatureShape, featureClass } from "../features/feature-map.tsx";
import { formatSize, type MapFeature } from "../features/map-feature.ts";
import { type FeatureSelection, useFeatureOptions } from "../features/use-feature-options.ts";
import styles from "./linear-map.module.css";
import { type LinearRow, linearRows, type Segment, WIDTH } from "./linear-rows.ts";

export interface LinearMapProps {
  plasmid: Plasmid;
  features: MapFeature[];
  selection: FeatureSelection;
}

/** A plasmid as lines to scale, with the glyphs of SBOL Visual. Features of the reverse strand point to the left. */
export function LinearMap({ plasmid, features, selection }: LinearMapProps) {
  const patternId = useId();
  const { optionProps, pointerProps } = useFeatureOptions(selection);
  // Highlighting a feature renders the map again.
  const { rows, height } = useMemo(() => linearRows(features, plasmid.total_bp), [features, plasmid]);
  const findSegments = (feature: MapFeature) =>
    rows.flatMap(({ segments }) => segments.filter(({ index }) => index === feature.index));

  return (
    <FeatureMap
      className={styles.map}
      viewBox={`0 0 ${WIDTH} ${height}`}
      label={`Linear map of ${plasmid.name}, ${formatSize(plasmid)}, to scale`}
      patternId={patternId}
      background={rows.map((row) => <Axis key={row.key} row={row} />)}
      labels={features.flatMap((feature) =>
        findSegments(feature).map(
          ({ y, label }) =>
            label && (
              <FeatureLabel
                key={`${feature.key} ${y}`}
                feature={feature}
                label={label}
                active={selection.active}
                className={label.leader ? styles.label : styles.inside}
                pointerProps={pointerProps(feature)}
              />
            ),
        ),
      )}
    >
      {features.map((feature) => (
        <LinearFeature
          key={feature.key}
          feature={feature}
          segments={findSegments(feature)}
          active={selection.active}
          patternId={feature.isSchematic ? patternId : undefined}
          optionProps={optionProps(feature, features.length)}
        />
      ))}
    </FeatureMap>
  );
}

/** The DNA of a row, and its positions. */
function Axis({ row: { y, axisY, from, to, ticks, positions } }: { row: LinearRow }) {
  return (
    <>
      <path className={styles.dna} d={`M${from} ${y}H${to}`} />
      <path className={styles.ticks} d={ticks.map(({ x }) => `M${x} ${axisY}v3`).join("")} />
      {positions.map(({ x, bp }) => (
        <text key={bp} className={styles.position} x={x} y={axisY + 12}>
          {formatInteger(bp)}
        </text>
      ))}
    </>
  );
}

interface LinearFeatureProps {
  feature: MapFeature;
  /** One per row that contains bases of it. */
  segments: Segment[];
  active: number | undefined;
  patternId: string | undefined;
  optionProps: ComponentProps<"g">;
}

/** A feature of a linear map, without its labels. */
function LinearFeature({ feature, segments, active, patternId, optionProps }: LinearFeatureProps) {
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
