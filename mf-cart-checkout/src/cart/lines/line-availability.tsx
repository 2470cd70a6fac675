import { unavailabilityText } from "@ligate/contract/cart/availability-text";
import { Button } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import { Availability } from "@ligate/ui/orders/availability";
import { MissingSpecification } from "../../shared/specification/missing-specification.tsx";
import type { ShownLine } from "../changes/cart-changes-store.ts";
import styles from "./line-availability.module.css";

export interface LineAvailabilityProps {
  line: ShownLine;
  /** Why the last change of this line was rejected. */
  error?: string;
  /** Reduces the quantity to the available pieces. */
  onReduce: (quantity: number) => void;
  className?: string;
}

/**
 * When a line is delivered, how few pieces are left, and what to do about a missing specification or pieces that cannot be
 * delivered.
 */
export function LineAvailability({ line, error, onReduce, className }: LineAvailabilityProps) {
  const saved = { ...line, quantity: line.savedQuantity };
  const isChanging = line.quantity !== line.savedQuantity;
  const unavailability = unavailabilityText(saved);
  const available = saved.quantity - saved.unavailable_quantity;

  return (
    <div className={cx(styles.availability, isChanging && styles.changing, className)}>
      <div className={styles.row}>
        <Availability line={saved} />
        {!!line.stock_left && <p className={styles.left}>{line.stock_left} left</p>}
      </div>
      <MissingSpecification line={line} />
      {unavailability && <Alert kind="notice">{unavailability}</Alert>}
      {unavailability && available > 0 && !line.quote_number && (
        <Button
          variant="outlined"
          small
          className={styles.reduce}
          aria-label={`Reduce to ${available}: ${line.product_name}`}
          onClick={() => onReduce(available)}
        >
          Reduce to {available}
        </Button>
      )}
      {error && <Alert kind="error">{error}</Alert>}
    </div>
  );
}
