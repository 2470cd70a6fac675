import type { ProductSummary } from "@ligate/contract/product";
import { Tabs } from "@ligate/ui/tabs";
import { useState } from "react";
import styles from "./kit-maps.module.css";
import { PlasmidMap } from "./plasmid-map.tsx";

export interface KitMapsProps {
  product: ProductSummary;
  live?: boolean;
}

/** The maps of a kit: one plasmid, or several of which one is shown at a time. */
export function KitMaps({ product, live }: KitMapsProps) {
  const [selected, setSelected] = useState("1");
  const maps = product.plasmids.map((plasmid, i) => ({
    id: String(i + 1),
    label: `Plasmid ${i + 1} of ${product.plasmids.length}`,
    panel: (
      <>
        <p className={styles.name}>{plasmid.name}</p>
        <PlasmidMap plasmid={plasmid} caption={product.product_sku} live={live} />
      </>
    ),
  }));

  if (maps.length === 1) return maps[0]?.panel;
  return <Tabs label="Plasmids of the kit" tabs={maps} selected={selected} onSelect={setSelected} />;
}
