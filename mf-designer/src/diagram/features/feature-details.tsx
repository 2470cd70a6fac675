import { PartKindDot, partColor } from "@ligate/ui/part-kind/part-kind-dot";
import { formatBp } from "../../shared/format-bp.ts";
import styles from "./feature-details.module.css";
import { formatKnown, formatPosition, type MapFeature, originName, strandName } from "./map-feature.ts";

/** The highlighted feature with its position, length and source. For screen readers, its option on the map says the same. */
export function FeatureDetails({ feature }: { feature: MapFeature | undefined }) {
  if (!feature) {
    return <p className={styles.details}>Select a part of the map for its position and source.</p>;
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
