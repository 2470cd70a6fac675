import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { PartKindDot, partColor } from "@ligate/ui/content/part-kind-dot";
import { cx } from "@ligate/ui/cx";
import { type RefObject, useRef } from "react";
import { formatBp } from "../../format-figures.ts";
import { MapDownloads } from "../download/map-downloads.tsx";
import {
  formatKnown,
  formatPosition,
  type MapFeature,
  originName,
  strandName,
} from "../features/map-feature.ts";
import type { SelectableFeatures } from "../features/use-feature-options.ts";
import { LinearMap } from "../linear-map/linear-map.tsx";
import styles from "./plasmid-line.module.css";

export interface PlasmidLineProps extends SelectableFeatures {
  /** Contains the ring of the plasmid, which is saved with the linear map. */
  ring: RefObject<HTMLElement | null>;
}

/** A plasmid as a line, with a legend, the highlighted feature, and buttons that save its maps. */
export function PlasmidLine({ plasmid, features, selection, ring }: PlasmidLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const { active } = selection;
  return (
    <div className={styles.container}>
      <div className={styles.line}>
        <div ref={line}>
          <LinearMap plasmid={plasmid} features={features} selection={selection} />
        </div>
        <div>
          <MapLegend plasmid={plasmid} />
          <FeatureDetails feature={active === undefined ? undefined : features[active]} />
          <MapDownloads plasmid={plasmid} maps={[ring, line]} />
        </div>
      </div>
    </div>
  );
}

/** Explains colors and hatching of the maps, and the share of the sequence that is known. */
function MapLegend({ plasmid }: { plasmid: Plasmid }) {
  const isSchematic = plasmid.known_bp < plasmid.total_bp;
  return (
    <div className={styles.legend}>
      <ul className={styles.keys} aria-label="Legend">
        <li>
          <span className={styles.swatch} /> chosen by you
        </li>
        <li>
          <span className={cx(styles.swatch, styles.added)} /> added by the kit
        </li>
        {isSchematic && (
          <li>
            <span className={cx(styles.swatch, styles.schematic)} /> schematic: not all bases are known
          </li>
        )}
      </ul>
      <p>
        {capitalize(formatKnown(plasmid.known_bp, plasmid.total_bp))} known. Design sequence, not as built.
      </p>
    </div>
  );
}

const capitalize = (text: string): string => text.replace(/^a/, "A");

/** The highlighted feature with its position, length and source. For screen readers, its option on the map says the same. */
function FeatureDetails({ feature }: { feature: MapFeature | undefined }) {
  if (!feature) {
    return <p className={styles.details}>Select a part of the map to see its position and source.</p>;
  }
  const { name, length_bp, known_bp, source } = feature;
  const known = feature.isSchematic ? `; ${formatKnown(known_bp, length_bp)} known` : "";
  return (
    <p className={styles.details} aria-hidden="true">
      <span className={styles.name}>
        <PartKindDot kind={partColor(feature)} />
        <b>{name}</b>
      </span>{" "}
      {formatPosition(feature)}, {formatBp(length_bp)}, {strandName(feature)} strand, {originName(feature)}
      {known}. {source}
    </p>
  );
}
