import type { CartItem } from "@ligate/contract/cart";
import { formatDollars, toDollars } from "@ligate/contract/cents";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/button";
import { VisuallyHidden } from "@ligate/ui/visually-hidden";
import { lineCents } from "../order-amounts.ts";
import styles from "./cart-line.module.css";
import { QuantityStepper } from "./quantity-stepper.tsx";

export interface CartLineProps {
  line: CartItem;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ line, onChange, onRemove }: CartLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <Link to={line.url} className={styles.name}>
          {line.product_name}
        </Link>
        <p className={styles.sku}>{line.product_sku}</p>
        <p className={styles.each}>{formatDollars(line.price)} each</p>
        {line.quote_number && <p className={styles.quote}>By quote {line.quote_number}</p>}
      </div>
      <div className={styles.quantity}>
        {line.quote_number ? (
          <p className={styles.fixed}>Quantity {line.quantity}</p>
        ) : (
          <QuantityStepper name={line.product_name} quantity={line.quantity} onChange={onChange} />
        )}
      </div>
      <p className={styles.total}>
        <VisuallyHidden>Line total </VisuallyHidden>
        {formatDollars(toDollars(lineCents(line)))}
      </p>
      <Button manner="plain" small className={styles.remove} onClick={onRemove}>
        Remove<VisuallyHidden> {line.product_name}</VisuallyHidden>
      </Button>
    </li>
  );
}
