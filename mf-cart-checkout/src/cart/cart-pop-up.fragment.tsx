import type { Cart, NotSoldLine } from "@ligate/contract/cart/schemas";
import { formatCents, formatDollars, toCents } from "@ligate/contract/common/money";
import { withKeys } from "@ligate/contract/orders/with-keys";
import { api } from "@ligate/platform/api";
import { cart, useCart } from "@ligate/platform/cart";
import { useLocation } from "@ligate/platform/router";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { LinkButton } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { Alert } from "@ligate/ui/feedback/alert";
import { ProductLines } from "@ligate/ui/orders/product-lines";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { NotSoldLines } from "../shared/not-sold-lines.tsx";
import { getLineCents } from "../shared/order-amounts.ts";
import { type AddedLine, getAddedCents, toAddedLines } from "./added-lines.ts";
import styles from "./cart-pop-up.module.css";
import { FreeShipping } from "./free-shipping.tsx";

/** Lists the lines that were just added to the cart. The frame renders it on every page; it is hidden until a line is added. */
export function Component() {
  const { isPopUpOpen, justAdded } = useCart();
  const headingId = useId();
  const listId = useId();
  const { pathname } = useLocation();
  // The next page may change the cart.
  useOnChange(pathname, cart.closePopUp);
  const dialog = useRestoreFocus<HTMLDivElement>(isPopUpOpen, justAdded);
  const { data: loaded, retry: reload } = useApiQuery(CART, isPopUpOpen ? {} : undefined);
  // More lines are added while it is open.
  useOnChange(justAdded, () => loaded && reload());

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
      <AddedLines id={listId} lines={toAddedLines(justAdded, loaded)} cart={loaded} />
      <div className={styles.actions}>
        <LinkButton to="/cart" variant="outlined" wide onClick={cart.closePopUp}>
          View cart
        </LinkButton>
        <LinkButton to="/checkout" reloadDocument wide>
          Checkout
        </LinkButton>
      </div>
      <NotSoldInCart
        lines={loaded?.not_sold ?? []}
        onRemoved={() => {
          dialog.current?.focus();
          reload();
        }}
      />
    </div>
  );
}

interface AddedLinesProps {
  id: string;
  lines: readonly AddedLine[];
  /** `undefined` until it is loaded. */
  cart: Cart | undefined;
}

/** The added lines; with their prices, their sum and what else is in the cart as soon as it is loaded. */
function AddedLines({ id, lines, cart }: AddedLinesProps) {
  const cents = getAddedCents(lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <ul id={id} className={styles.lines}>
        {withKeys(lines).map(({ key, line }) => (
          <li key={key} className={styles.line}>
            <span className={styles.text}>
              <span className={styles.name}>
                <ProductLines product={line} />
              </span>
              {line.specification && <span className={styles.specification}>{line.specification}</span>}
            </span>
            <LinePrice line={line} />
          </li>
        ))}
      </ul>
      {cents !== undefined && (
        <p className={styles.subtotal}>
          <span>Subtotal ({pieces})</span> <span>{formatCents(cents)}</span>
        </p>
      )}
      {cart && cart.count > pieces && (
        <p className={styles.whole}>
          <span>In your cart ({cart.count})</span> <span>{formatDollars(cart.total_price)}</span>
        </p>
      )}
      {cart && cart.count > 0 && <FreeShipping subtotalCents={toCents(cart.total_price)} />}
    </>
  );
}

/** The price of the pieces, and the price per piece if there are several. */
function LinePrice({ line: { quantity, price } }: { line: AddedLine }) {
  if (price === undefined) return <span className={styles.quantity}>× {quantity}</span>;
  return (
    <span className={styles.price}>
      {formatCents(getLineCents({ price, quantity }))}{" "}
      <span className={styles.quantity}>
        {quantity} × {formatDollars(price)}
      </span>
    </span>
  );
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key === "Escape") cart.closePopUp();
}

const CART = "/api/orders/cart/";

interface NotSoldInCartProps {
  lines: readonly NotSoldLine[];
  /** Moves the focus from a button that disappears with its line, and loads the cart again. */
  onRemoved: () => void;
}

/** The lines of the cart that cannot be ordered. */
function NotSoldInCart({ lines, onRemoved }: NotSoldInCartProps) {
  const { run, error } = useApiAction();
  const remove = (id: number) =>
    run(async () => {
      await api.post(CART, { body: { remove: true, product_id: id } });
      onRemoved();
    });

  return (
    <>
      <NotSoldLines lines={lines} isCompact onRemove={({ id }) => void remove(id)} />
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
