import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { Tabs } from "@ligate/ui/controls/tabs";
import { type RefObject, useState } from "react";
import { DesignAlerts } from "../shared/diagram/diagram.tsx";
import type { SelectableFeatures } from "../shared/diagram/features/use-feature-options.ts";
import { PlasmidRing } from "../shared/diagram/plasmid-map/plasmid-ring.tsx";
import { formatKb, LEVEL_NAMES } from "../shared/format-figures.ts";
import { kitSku } from "../shared/product-sku.ts";
import styles from "./map-card.module.css";

export interface MapCardProps {
  product: ProductSummary;
  /** The product is as the form specifies it. */
  isSpecified: boolean;
  maps: readonly SelectableFeatures[];
  /** Receive the elements that contain the rings, in the order of the maps. */
  rings: readonly RefObject<HTMLDivElement | null>[];
}

/** The plasmids of a kit as rings, in tabs if there are several, with the facts that decide whether it works. */
export function MapCard({ product, isSpecified, maps, rings }: MapCardProps) {
  const [selected, setSelected] = useState("1");
  const tabs = maps.map((map, i) => ({
    id: String(i + 1),
    label: map.plasmid.role,
    panel: (
      <div ref={rings[i]}>
        {/* The SKU without a format fits into the ring. */}
        <PlasmidRing {...map} caption={kitSku(product.product_sku)} />
      </div>
    ),
  }));
  return (
    <section className={styles.card} aria-label="Diagram">
      {tabs.length === 1 ? (
        tabs[0]?.panel
      ) : (
        <Tabs label="Plasmids of the kit" tabs={tabs} selected={selected} onSelect={setSelected} />
      )}
      <p role="status" className={styles.specified}>
        {isSpecified && "Shown as you specified it, like the features and the sequence below."}
      </p>
      <dl className={styles.facts}>
        {kitFacts(product).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DesignAlerts product={product} />
    </section>
  );
}

function kitFacts({ cargo, plasmids, gene, gene_symbol, species }: ProductSummary) {
  return [
    ["insert", `${formatKb(cargo.insert_bp)}, ${LEVEL_NAMES[cargo.level]}`],
    ["bases known", formatKnownShare(plasmids)],
    [
      species ? `${species.toLowerCase()} ${gene_symbol}` : "target",
      gene ? (gene.transcript ?? `gene ${gene.locus_id}`) : gene_symbol,
    ],
  ] as const;
}

/** The share of the bases of all plasmids that is known. It is rounded down, so that 100 % is all of them. */
function formatKnownShare(plasmids: ProductSummary["plasmids"]): string {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const known = sum(plasmids.map(({ known_bp }) => known_bp));
  const total = sum(plasmids.map(({ total_bp }) => total_bp));
  return `${Math.floor((known / total) * 1000) / 10} %`;
}
