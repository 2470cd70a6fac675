import type { ProductSummary } from "@ligate/contract/product";
import { classes } from "@ligate/ui/classes";
import type { DesignSelection } from "../design-selection.ts";
import { Cassette } from "./cassette.tsx";
import { DesignFacts } from "./design-facts.tsx";
import { DesignNotes } from "./design-notes.tsx";
import styles from "./diagram.module.css";
import { DraftRing } from "./draft-ring.tsx";
import { KitMaps } from "./kit-maps.tsx";

export interface DiagramProps {
  design: DesignSelection;
  /** What the design leads to; until that is known, the diagram is an outline. */
  product?: ProductSummary;
  /** The product is of an earlier choice. */
  isPending?: boolean;
  /** The design, complete as it is, cannot be made. */
  isRefused?: boolean;
  /** Parts that come in snap into their place. */
  live?: boolean;
}

/** A design as a picture: its construct, its maps to scale, and what they mean. */
export function Diagram({ design, product, isPending, isRefused, live }: DiagramProps) {
  return (
    <div className={styles.diagram}>
      <Cassette design={design} />
      <div className={classes(isPending && styles.pending)}>
        {product ? (
          <KitMaps product={product} live={live} />
        ) : (
          <DraftRing design={design} isRefused={isRefused} />
        )}
      </div>
      {product && <DesignNotes product={product} />}
      {product && <DesignFacts facts={product} />}
    </div>
  );
}
