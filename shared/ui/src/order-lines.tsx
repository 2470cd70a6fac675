import { formatDollars } from "@ligate/contract/cents";
import { Link } from "@ligate/platform/router";
import styles from "./order-lines.module.css";

export interface OrderLine {
  product_sku: string;
  product_name: string;
  url: string;
  quantity: number;
  /** Dollars for all its pieces. */
  total_price: number;
}

export interface OrderLinesProps {
  lines: readonly OrderLine[];
}

/** The lines of an order, to be read and not changed. */
export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.product_sku} ${line.product_name}`} className={styles.line}>
          <div>
            <Link to={line.url}>{line.product_name}</Link>
            <p className={styles.sku}>{line.product_sku}</p>
            <p className={styles.quantity}>Quantity {line.quantity}</p>
          </div>
          <span className={styles.price}>{formatDollars(line.total_price)}</span>
        </li>
      ))}
    </ul>
  );
}
