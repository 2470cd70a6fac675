import { LinkButton } from "@ligate/ui/button";
import styles from "./empty-cart.module.css";

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <p>Your cart is empty.</p>
      <div className={styles.ways}>
        <LinkButton to="/design">Design a vector</LinkButton>
        <LinkButton to="/search?q=" manner="quiet">
          Search products
        </LinkButton>
      </div>
    </div>
  );
}
