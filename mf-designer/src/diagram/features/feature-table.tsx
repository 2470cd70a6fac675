import { formatBp } from "../../shared/format-bp.ts";
import { PartKindDot, partColor } from "../../shared/part-kind/part-kind-dot.tsx";
import styles from "./feature-table.module.css";
import { formatPosition, type MapFeature, originName, strandName } from "./map-feature.ts";
import type { FeatureSelection } from "./use-feature-options.ts";

export interface FeatureTableProps {
  features: MapFeature[];
  selection: FeatureSelection;
}

/** The features of a plasmid as a table. Hovering, focusing or clicking a name highlights the feature on the maps. */
export function FeatureTable({ features, selection: { pinned, onPin, onActive } }: FeatureTableProps) {
  return (
    <details className={styles.details}>
      <summary>{features.length} features, with positions and sources</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Position</th>
            <th scope="col">Length</th>
            <th scope="col">Strand</th>
            <th scope="col">Known</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr
              key={feature.key}
              onPointerEnter={() => onActive(feature.index)}
              onPointerLeave={() => onActive(undefined)}
            >
              <th scope="row">
                <button
                  type="button"
                  className={styles.name}
                  aria-pressed={pinned === feature.index}
                  onClick={() => onPin(pinned === feature.index ? undefined : feature.index)}
                  onFocus={() => onActive(feature.index)}
                  onBlur={() => onActive(undefined)}
                >
                  <PartKindDot kind={partColor(feature)} />
                  {feature.name}
                </button>
              </th>
              <td data-label="Position">{formatPosition(feature)}</td>
              <td data-label="Length">{formatBp(feature.length_bp)}</td>
              <td data-label="Strand">{strandName(feature)}</td>
              <td data-label="Known">{feature.isSchematic ? formatBp(feature.known_bp) : "all"}</td>
              <td data-label="Source">
                {feature.source}; {originName(feature)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
