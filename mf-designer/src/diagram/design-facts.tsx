import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { formatKb } from "../shared/format-bp.ts";
import { formatDayRange } from "../shared/format-day-range.ts";
import styles from "./design-facts.module.css";

export type Facts = Pick<ProductSummary, "from_price" | "lead_time" | "cargo">;

/** The lowest price, the lead time and the insert length of a design. */
export function DesignFacts({ facts: { from_price, lead_time, cargo } }: { facts: Facts }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>from</dt>
        <dd>{from_price === null ? "on request" : formatDollars(from_price)}</dd>
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
