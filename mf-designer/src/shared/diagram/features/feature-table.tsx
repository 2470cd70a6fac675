import { PartKindDot, partColor } from "@ligate/ui/content/part-kind-dot";
import { Table } from "@ligate/ui/content/table";
import { useEffect, useRef, useState } from "react";
import { formatBp } from "../../format-figures.ts";
import styles from "./feature-table.module.css";
import { formatPosition, type MapFeature, originName, strandName } from "./map-feature.ts";
import type { FeatureSelection } from "./use-feature-options.ts";

export interface FeatureTableProps {
  features: MapFeature[];
  selection: FeatureSelection;
}

/** The features of a plasmid as a table. It is rendered when it is opened, because a kit can have forty features. */
export function FeatureTable({ features, selection }: FeatureTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It can be opened before the page is hydrated.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);

  return (
    <details
      ref={details}
      className={styles.details}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{features.length} features, with positions and sources</summary>
      {isOpen && <Rows features={features} selection={selection} />}
    </details>
  );
}

/** Hovering, focusing or clicking a name highlights the feature on the maps. */
function Rows({ features, selection: { pinned, onPin, onActive } }: FeatureTableProps) {
  return (
    <Table columns="few" className={styles.table}>
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
                aria-label={`${feature.name} on the map`}
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
    </Table>
  );
}
