import { withKeys } from "@ligate/contract/orders/with-keys";
import { cart, type LineToAdd, useCart } from "@ligate/platform/cart";
import { useLocation } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { specificationText } from "../shared/specification/specification-text.ts";
import styles from "./cart-pop-up.module.css";
import { NotSoldInCart } from "./not-sold-in-cart.tsx";
import { useRestoreFocus } from "./use-restore-focus.ts";

/** Lists the lines that were just added to the cart. The frame renders it on every page; it is hidden until a line is added. */
export function Component() {
  const { isPopUpOpen, justAdded } = useCart();
  const headingId = useId();
  const listId = useId();
  useCloseOnNavigation();
  const dialog = useRestoreFocus<HTMLDivElement>(isPopUpOpen, justAdded);

  if (!isPopUpOpen || justAdded.length === 0) return null;
  return (
    <div
      ref={dialog}
      role="dialog"
      tabIndex={-1}
      className={styles.popUp}
      aria-labelledby={headingId}
      aria-describedby={listId}
      onKeyDown={closeOnEscape}
    >
      <h2 id={headingId} className={styles.heading}>
        Added to your cart
      </h2>
      <button type="button" className={styles.close} aria-label="Close" onClick={cart.closePopUp}>
        <Icon name="close" size={18} />
      </button>
      <ul id={listId} className={styles.lines}>
        {withKeys(justAdded.map(toLine)).map(({ key, line }) => (
          <li key={key} className={styles.line}>
            <span className={styles.text}>
              {line.product_name}
              {line.specification && <span className={styles.specification}>{line.specification}</span>}
            </span>
            <span className={styles.quantity}>× {line.quantity}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton to="/cart" variant="outlined" wide onClick={cart.closePopUp}>
          View cart
        </LinkButton>
        <LinkButton to="/checkout" reloadDocument wide>
          Checkout
        </LinkButton>
      </div>
      <NotSoldInCart onRemoved={() => dialog.current?.focus()} />
    </div>
  );
}

const toLine = ({ cart_item: { product_sku, product_name, specification }, quantity }: LineToAdd) => ({
  product_sku,
  product_name,
  specification: specificationText(specification),
  quantity,
});

function closeOnEscape(event: KeyboardEvent) {
  if (event.key === "Escape") cart.closePopUp();
}

/** The next page may change the cart, of which the pop-up shows the last addition. */
function useCloseOnNavigation(): void {
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) cart.closePopUp();
    shownOn.current = pathname;
  }, [pathname]);
}
