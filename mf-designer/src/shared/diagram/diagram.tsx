import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { Tabs } from "@ligate/ui/controls/tabs";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import { useState } from "react";
import type { DesignSelection } from "../design-model/design-selection.ts";
import { formatDayRange, formatKb } from "../format-figures.ts";
import { Cassette } from "./cassette.tsx";
import styles from "./diagram.module.css";
import { useKitFeatures } from "./features/use-feature-options.ts";
import { MapPlaceholder } from "./map-placeholder.tsx";
import { PlasmidMap } from "./plasmid-map/plasmid-map.tsx";

export interface DiagramProps {
  design: DesignSelection;
  /** The product of the design. Without a product, the diagram shows an outline of the map. */
  product?: ProductSummary;
  /** `product` belongs to an earlier design. */
  isPending?: boolean;
  /** The API rejects the design. */
  isRejected?: boolean;
  /** Animates new parts. */
  isAnimated?: boolean;
  /** The page shows alerts, price, lead time and insert length elsewhere. */
  isMapOnly?: boolean;
}

/** A design as a cassette and plasmid maps, with alerts, price, lead time and insert length. */
export function Diagram({ design, product, isPending, isRejected, isAnimated, isMapOnly }: DiagramProps) {
  return (
    <div className={styles.diagram}>
      <Cassette design={design} plasmids={product?.plasmids} />
      <div className={cx(isPending && styles.pending)}>
        {product ? (
          <KitMaps product={product} isAnimated={isAnimated} />
        ) : (
          <MapPlaceholder design={design} isRejected={isRejected} />
        )}
      </div>
      {product && !isMapOnly && (
        <>
          <DesignAlerts product={product} />
          <DesignFacts facts={product} />
        </>
      )}
    </div>
  );
}

/** Alerts about the insert size, also if a length of it is not on file, and about a replaced bacterial marker. */
export function DesignAlerts({ product }: { product: ProductSummary }) {
  const { cargo, bacterial_marker_note } = product;
  return (
    <>
      {cargo.message && <Alert kind="notice">{cargo.message}</Alert>}
      {bacterial_marker_note && <Alert kind="notice">{bacterial_marker_note}</Alert>}
    </>
  );
}

type Facts = Pick<ProductSummary, "from_price" | "lead_time" | "cargo">;

/** The lowest price, the lead time and the insert length of a design. */
function DesignFacts({ facts: { from_price, lead_time, cargo } }: { facts: Facts }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>from</dt>
        <dd>{from_price === null ? "by quote" : formatDollars(from_price)}</dd>
      </div>
      <div>
        <dt>lead time</dt>
        <dd>{formatDayRange(lead_time)}</dd>
        <dd className={styles.unit}>business days</dd>
      </div>
      <div>
        <dt>insert</dt>
        <dd>{formatKb(cargo.insert_bp)}</dd>
      </div>
    </dl>
  );
}

interface KitMapsProps {
  product: ProductSummary;
  isAnimated?: boolean;
}

/** The plasmid maps of a kit, in tabs with what each plasmid is for if there are several. */
function KitMaps({ product, isAnimated }: KitMapsProps) {
  const [selected, setSelected] = useState("1");
  const maps = useKitFeatures(product.plasmids).map((plasmid, i) => ({
    id: String(i + 1),
    label: plasmid.plasmid.role,
    panel: (
      <>
        <p className={styles.name}>{plasmid.plasmid.name}</p>
        <PlasmidMap
          key={plasmid.plasmid.role}
          {...plasmid}
          caption={product.product_sku}
          isAnimated={isAnimated}
        />
      </>
    ),
  }));

  if (maps.length === 1) return maps[0]?.panel;
  return <Tabs label="Plasmids of the kit" tabs={maps} selected={selected} onSelect={setSelected} />;
}
