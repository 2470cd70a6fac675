import { LinkButton } from "@ligate/ui/controls/button";
import { LastOrder } from "../shared/attempts/last-order.tsx";
import styles from "./empty-cart.module.css";

export interface EmptyCartProps {
  /** Whether the cart has lines that cannot be ordered. */
  hasNotSold: boolean;
}

export function EmptyCart({ hasNotSold }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      <LastOrder />
      <p>{hasNotSold ? "Your cart has nothing that can be ordered." : "Your cart is empty."}</p>
      <div className={styles.actions}>
        <LinkButton to="/design">Design a vector</LinkButton>
        <LinkButton to="/search?q=" variant="outlined">
          Search products
        </LinkButton>
      </div>
    </div>
  );
}
