import { withKeys } from "@ligate/contract/orders/with-keys";
import { api } from "@ligate/platform/api";
import { cart, type LineToAdd, useCart } from "@ligate/platform/cart";
import { useLocation } from "@ligate/platform/router";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { LinkButton } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { Alert } from "@ligate/ui/feedback/alert";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { formatSpecification } from "../shared/format-specification.ts";
import { NotSoldLines } from "../shared/not-sold-lines.tsx";
import styles from "./cart-pop-up.module.css";

/** Lists the lines that were just added to the cart. The frame renders it on every page; it is hidden until a line is added. */
export function Component() {
  const { isPopUpOpen, justAdded } = useCart();
  const headingId = useId();
  const listId = useId();
  const { pathname } = useLocation();
  // The next page may change the cart.
  useOnChange(pathname, cart.closePopUp);
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
  specification: formatSpecification(specification),
  quantity,
});

function closeOnEscape(event: KeyboardEvent) {
  if (event.key === "Escape") cart.closePopUp();
}

const CART = "/api/orders/cart/";

interface NotSoldInCartProps {
  /** Moves the focus from a button that disappears with its line. */
  onRemoved: () => void;
}

/** The lines of the cart that cannot be ordered. Nothing while the cart is loading, or if it cannot be loaded. */
function NotSoldInCart({ onRemoved }: NotSoldInCartProps) {
  const { data, retry: reload } = useApiQuery(CART, {});
  const { run, error } = useApiAction();
  const remove = (id: number) =>
    run(async () => {
      await api.post(CART, { body: { remove: true, product_id: id } });
      onRemoved();
      reload();
    });

  return (
    <>
      <NotSoldLines lines={data?.not_sold ?? []} isCompact onRemove={({ id }) => void remove(id)} />
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}

/**
 * Moves the focus to an element when it opens, so that screen readers announce it, and back when it closes.
 * @param trigger a value that changes whenever the element opens, or opens again while it is open
 */
function useRestoreFocus<T extends HTMLElement>(isOpen: boolean, trigger: unknown): RefObject<T | null> {
  const target = useRef<T>(null);
  const previous = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed trigger moves the focus again
  useEffect(() => {
    if (!isOpen || !target.current) return;
    if (!target.current.contains(document.activeElement)) previous.current = document.activeElement;
    target.current.focus({ preventScroll: true });
  }, [isOpen, trigger]);

  useEffect(() => {
    if (isOpen) return;
    // If the visitor has focused another element, the focus stays there.
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost && previous.current instanceof HTMLElement)
      previous.current.focus({ preventScroll: true });
    previous.current = null;
  }, [isOpen]);

  return target;
}
