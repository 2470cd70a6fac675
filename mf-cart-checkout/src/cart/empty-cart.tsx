import { LinkButton } from "@ligate/ui/controls/button";
import { LastOrder } from "../shared/attempts/last-order.tsx";
import styles from "./empty-cart.module.css";

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <LastOrder />
      <p>Your cart is empty.</p>
      <div className={styles.actions}>
        <LinkButton to="/design">Design a vector</LinkButton>
        <LinkButton to="/search?q=" variant="outlined">
          Search products
        </LinkButton>
      </div>
    </div>
  );
}
