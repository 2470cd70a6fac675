import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { ringArc, tickPath } from "@ligate/contract/plasmids/ring-arcs";
import { cx } from "@ligate/ui/cx";
import { useId } from "react";
import { formatBp } from "../../format-figures.ts";
import { FeatureLabel, FeatureMap, FeatureShape, featureClass } from "../features/feature-map.tsx";
import { formatSize, type MapFeature, truncateName } from "../features/map-feature.ts";
import { type FeatureSelection, useFeatureOptions } from "../features/use-feature-options.ts";
import styles from "./plasmid-ring.module.css";
import { featureLabels, RING, ringViewBox } from "./ring-layout.ts";

export interface PlasmidRingProps {
  plasmid: Plasmid;
  features: MapFeature[];
  selection: FeatureSelection;
  /** Text below the size, in the center of the ring. */
  caption: string;
  /** Animates new parts. */
  isAnimated?: boolean;
}

/** A plasmid as a ring to scale, with labeled parts. */
export function PlasmidRing({ plasmid, features, selection, caption, isAnimated }: PlasmidRingProps) {
  const patternId = useId();
  const { optionProps, pointerProps } = useFeatureOptions(selection);
  const arcs = features.map((feature) => ({ ...feature, ...ringArc(feature, plasmid.total_bp, RING) }));
  const labels = featureLabels(arcs);
  const { active } = selection;
  const activePart = active === undefined ? undefined : features[active];

  return (
    <FeatureMap
      className={cx(styles.ring, isAnimated && styles.animated)}
      viewBox={ringViewBox(labels)}
      label={`Map of ${plasmid.name}, ${formatSize(plasmid)}, to scale`}
      patternId={patternId}
      background={
        <>
          <circle className={styles.backbone} r={RING.middle} />
          <path className={styles.ticks} d={kilobaseTicks(plasmid.total_bp)} />
          <text className={styles.size} y={-3}>
            {activePart ? truncateName(activePart.name) : formatSize(plasmid)}
          </text>
          <text className={styles.caption} y={17}>
            {activePart ? formatBp(activePart.length_bp) : caption}
          </text>
        </>
      }
      labels={labels.map((label) => (
        <FeatureLabel
          key={label.feature.key}
          feature={label.feature}
          label={label}
          active={active}
          className={styles.label}
          pointerProps={pointerProps(label.feature)}
        />
      ))}
    >
      {arcs.map(({ path, from, to, ...feature }) => (
        <g
          key={feature.key}
          className={cx(styles.arc, featureClass(feature, active))}
          {...optionProps(feature, features.length)}
        >
          <FeatureShape path={path} patternId={feature.isSchematic ? patternId : undefined} />
        </g>
      ))}
    </FeatureMap>
  );
}

/** A tick per 1,000 bp. */
function kilobaseTicks(totalBp: number): string {
  const band = { inner: RING.inner - 7, outer: RING.inner - 3 };
  return Array.from({ length: Math.ceil(totalBp / 1000) }, (_, i) => tickPath(i * 1000, totalBp, band)).join(
    "",
  );
}
