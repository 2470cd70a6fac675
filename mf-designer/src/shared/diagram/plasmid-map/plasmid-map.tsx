import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { PartKindDot, partColor } from "@ligate/ui/content/part-kind-dot";
import { cx } from "@ligate/ui/cx";
import { useMemo, useRef, useState } from "react";
import { formatBp } from "../../format-figures.ts";
import { MapDownloads } from "../download/map-downloads.tsx";
import { FeatureTable } from "../features/feature-table.tsx";
import {
  formatKnown,
  formatPosition,
  type MapFeature,
  mapFeatures,
  originName,
  strandName,
} from "../features/map-feature.ts";
import { LinearMap } from "../linear-map/linear-map.tsx";
import styles from "./plasmid-map.module.css";
import { PlasmidRing } from "./plasmid-ring.tsx";

export interface PlasmidMapProps {
  plasmid: Plasmid;
  caption: string;
  isAnimated?: boolean;
}

/** A plasmid as a ring, as a line, and as a table of its features. A highlighted feature is highlighted in all three. */
export function PlasmidMap({ plasmid, caption, isAnimated }: PlasmidMapProps) {
  const [hovered, setHovered] = useState<number>();
  const [pinned, setPinned] = useState<number>();
  const maps = useRef<HTMLDivElement>(null);
  const features = useMemo(() => mapFeatures(plasmid), [plasmid]);
  const active = hovered ?? pinned;
  const selection = { active, pinned, onActive: setHovered, onPin: setPinned };

  return (
    <div>
      <div ref={maps}>
        <PlasmidRing
          plasmid={plasmid}
          features={features}
          selection={selection}
          caption={caption}
          isAnimated={isAnimated}
        />
        <LinearMap plasmid={plasmid} features={features} selection={selection} />
      </div>
      <MapLegend plasmid={plasmid} />
      <FeatureDetails feature={active === undefined ? undefined : features[active]} />
      <MapDownloads plasmid={plasmid} maps={maps} />
      <FeatureTable features={features} selection={selection} />
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
