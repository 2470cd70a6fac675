import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { cx } from "@ligate/ui/cx";
import type { DesignSelection } from "../shared/design-model/design-selection.ts";
import { Cassette } from "./cassette/cassette.tsx";
import { DesignAlerts } from "./design-alerts.tsx";
import { DesignFacts } from "./design-facts.tsx";
import styles from "./diagram.module.css";
import { MapPlaceholder } from "./map-placeholder.tsx";
import { KitMaps } from "./plasmid-map/kit-maps.tsx";

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
