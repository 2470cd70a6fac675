import { formatDollars } from "@ligate/contract/cents";
import type { ProductSummary } from "@ligate/contract/product";
import { daysText } from "../days-text.ts";
import { formatKb } from "./bp.ts";
import styles from "./design-facts.module.css";

export type Facts = Pick<ProductSummary, "from_price" | "lead_time" | "cargo">;

/** What a design costs at least, when it comes, and how long its insert is. */
export function DesignFacts({ facts: { from_price, lead_time, cargo } }: { facts: Facts }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>from</dt>
        <dd>{from_price === null ? "on request" : formatDollars(from_price)}</dd>
      </div>
      <div>
        <dt>lead time</dt>
        <dd>{daysText(lead_time)}</dd>
        <dd className={styles.unit}>business days</dd>
      </div>
      <div>
        <dt>insert</dt>
        <dd>{formatKb(cargo.insert_bp)}</dd>
      </div>
    </dl>
  );
}
