import { formatDollars } from "@ligate/contract/common/money";
import { withKeys } from "@ligate/contract/orders/with-keys";
import { Link } from "@ligate/platform/router";
import { ProductLines } from "@ligate/ui/orders/product-lines";
import { type ReactNode, useId } from "react";
import styles from "./record-card.module.css";

interface RecordItem {
  product_sku: string;
  product_name: string;
  title?: string | undefined;
  /** Path of the product page, if the record has it. */
  url?: string;
  quantity: number;
  /** Dollars for the whole quantity. */
  total_price: number;
}

export interface RecordCardProps {
  title: ReactNode;
  badge: ReactNode;
  /** A sentence with the record's days and numbers. */
  facts: string;
  items: readonly RecordItem[];
  /** Dollars. */
  total: number;
  /** The next steps with the record. */
  children?: ReactNode;
}

/** An order or a quote with its lines, in a list of such records. */
export function RecordCard({ title, badge, facts, items, total, children }: RecordCardProps) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {badge}
      </div>
      <p className={styles.facts}>{facts}</p>
      <ul className={styles.items}>
        {withKeys(items).map(({ key, line }) => (
          <li key={key} className={styles.item}>
            <div>
              {line.url ? (
                <Link to={line.url}>
                  <ProductLines product={line} />
                </Link>
              ) : (
                <ProductLines product={line} />
              )}
              <p className={styles.sku}>
                {line.product_sku} ×&nbsp;{line.quantity}
              </p>
            </div>
            <span>{formatDollars(line.total_price)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <strong>Total {formatDollars(total)}</strong>
        {children}
      </div>
    </article>
  );
}
