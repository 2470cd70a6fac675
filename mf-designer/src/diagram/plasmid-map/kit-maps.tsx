import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { Tabs } from "@ligate/ui/controls/tabs";
import { useState } from "react";
import styles from "./kit-maps.module.css";
import { PlasmidMap } from "./plasmid-map.tsx";

export interface KitMapsProps {
  product: ProductSummary;
  isAnimated?: boolean;
}

/** The plasmid maps of a kit, in tabs with what each plasmid is for if there are several. */
export function KitMaps({ product, isAnimated }: KitMapsProps) {
  const [selected, setSelected] = useState("1");
  const maps = product.plasmids.map((plasmid, i) => ({
    id: String(i + 1),
    label: plasmid.role,
    panel: (
      <>
        <p className={styles.name}>{plasmid.name}</p>
        <PlasmidMap
          key={plasmid.role}
          plasmid={plasmid}
          caption={product.product_sku}
          isAnimated={isAnimated}
        />
      </>
    ),
  }));

  if (maps.length === 1) return maps[0]?.panel;
  return <Tabs label="Plasmids of the kit" tabs={maps} selected={selected} onSelect={setSelected} />;
}
