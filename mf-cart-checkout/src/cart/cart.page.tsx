import { Head } from "@ligate/platform/head";
import { useLoaderData, useNavigateTo } from "@ligate/platform/router";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { type OrderAmounts, OrderTotals } from "@ligate/ui/orders/order-totals";
import { type MouseEvent, type RefObject, useEffect, useId, useRef } from "react";
import { findCheckoutProblem } from "../shared/checkout-problem.ts";
import layout from "../shared/layout.module.css";
import { NotSoldLines } from "../shared/not-sold-lines.tsx";
import { getOrderAmounts } from "../shared/order-amounts.ts";
import type { cartLoader } from "./cart.loader.ts";
import styles from "./cart.module.css";
import type { NamedLine } from "./cart-changes-store.ts";
import { CartLine, lineElementId } from "./cart-line.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { FreeShipping } from "./free-shipping.tsx";
import { QuoteNumberForm } from "./quote-number-form.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { useCartChanges } from "./use-cart-changes.ts";

export function Component() {
  const loaded = useLoaderData<typeof cartLoader>();
  const cart = useCartChanges(loaded);
  const { changes, lines, isSaving, error, removed } = cart;
  const amounts = getOrderAmounts(lines);
  const isErrorOfLine = error?.id === removed?.id || lines.some(({ id }) => id === error?.id);

  return (
    <Page>
      <Head title="Cart" description="The items in your cart, with prices and shipping." />
      <h1 className={layout.heading}>Your cart</h1>
      {error && !isErrorOfLine && <Alert kind="error">{error.message}</Alert>}
      <div className={lines.length > 0 ? layout.columns : undefined}>
        <div>
          <CartLines cart={cart} />
          <QuoteNumberForm changes={changes} />
        </div>
        {lines.length > 0 && (
          <OrderSummary
            amounts={amounts}
            problem={findCheckoutProblem(lines, amounts.totalCents)}
            isSaving={isSaving}
            waitUntilSaved={changes.waitUntilSaved}
          />
        )}
      </div>
    </Page>
  );
}

interface CartLinesProps {
  cart: ReturnType<typeof useCartChanges>;
}

function CartLines({ cart }: CartLinesProps) {
  const { changes, lines, notSold, error, removed, restored, isRestoring } = cart;
  const section = useRef<HTMLElement>(null);
  useFocusRestored(section, cart);

  function remove(line: NamedLine) {
    changes.removeLine(line);
    // The focused button disappears with its line.
    section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} aria-label="Items in your cart">
      <RemovedNotice
        removed={removed}
        restored={restored}
        isRestoring={isRestoring}
        error={error?.id === removed?.id ? error?.message : undefined}
        onUndo={changes.restoreLine}
      />
      {lines.length === 0 && <EmptyCart hasNotSold={notSold.length > 0} />}
      <ul className={styles.lines} hidden={lines.length === 0}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            error={error?.id === line.id ? error.message : undefined}
            onChange={(quantity) => changes.changeQuantity({ id: line.id, quantity })}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
      <NotSoldLines lines={notSold} onRemove={remove} />
    </section>
  );
}

/**
 * Moves the focus from the button "Undo" to the restored line, or to the section if the button disappears because the line
 * cannot be restored or ordered.
 */
function useFocusRestored(
  section: RefObject<HTMLElement | null>,
  { isRestoring, restored }: ReturnType<typeof useCartChanges>,
): void {
  const wasRestoring = useRef(false);
  useEffect(() => {
    const hasEnded = wasRestoring.current && !isRestoring;
    wasRestoring.current = isRestoring;
    if (!hasEnded) return;
    const line = restored && document.getElementById(lineElementId(restored.id));
    if (line) line.focus();
    else if (document.activeElement === document.body) section.current?.focus();
  }, [section, isRestoring, restored]);
}

interface OrderSummaryProps {
  amounts: OrderAmounts;
  isSaving: boolean;
  waitUntilSaved: () => Promise<void>;
  /** Why the cart cannot be ordered. */
  problem?: string;
}

function OrderSummary({ amounts, isSaving, waitUntilSaved, problem }: OrderSummaryProps) {
  const navigateTo = useNavigateTo();
  const problemId = useId();

  // The checkout is a new document: entering it would cancel a request in progress.
  function enterCheckoutWhenSaved(event: MouseEvent) {
    if (!isSaving) return;
    event.preventDefault();
    void waitUntilSaved().then(() => navigateTo("/checkout"));
  }

  return (
    <section className={layout.panel} aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <FreeShipping subtotalCents={amounts.subtotalCents} />
      <OrderTotals amounts={amounts} />
      {problem ? (
        <>
          <Button wide disabled aria-describedby={problemId}>
            Checkout
          </Button>
          <div id={problemId}>
            <Alert kind="notice">{problem}</Alert>
          </div>
        </>
      ) : (
        <LinkButton to="/checkout" reloadDocument wide onClick={enterCheckoutWhenSaved}>
          Checkout
        </LinkButton>
      )}
    </section>
  );
}
