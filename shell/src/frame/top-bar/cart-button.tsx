import { CART_PATH } from "@ligate/contract/remotes/frame-paths";
import { useCart } from "@ligate/platform/cart";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "./icon-button.module.css";

export function CartButton() {
  const count = useCart((state) => state.count);
  const label = `Cart, ${count} ${count === 1 ? "item" : "items"}`;
  return (
    <Link className={styles.button} to={CART_PATH} aria-label={label}>
      <Icon name="cart" />
      {count > 0 && <span className={styles.badge}>{count > 999 ? "999+" : count}</span>}
    </Link>
  );
}
