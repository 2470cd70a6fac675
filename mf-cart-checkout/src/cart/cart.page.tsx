import type { NotSoldLine } from "@ligate/contract/cart/schemas";
import { Head } from "@ligate/platform/head";
import { useLoaderData, useNavigateTo } from "@ligate/platform/router";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { type OrderAmounts, OrderTotals } from "@ligate/ui/orders/order-totals";
import { type MouseEvent, useId, useRef, useState } from "react";
import { findCheckoutProblem } from "../shared/checkout-problem.ts";
import layout from "../shared/layout.module.css";
import { NotSoldLines } from "../shared/not-sold-lines.tsx";
import { getOrderAmounts } from "../shared/order-amounts.ts";
import type { cartLoader } from "./cart.loader.ts";
import styles from "./cart.module.css";
import type { LineError, QuantityChange, ShownLine } from "./cart-changes-store.ts";
import { CartLine } from "./cart-line.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { QuoteNumberForm } from "./quote-number-form.tsx";
import { useCartChanges } from "./use-cart-changes.ts";

export function Component() {
  const loaded = useLoaderData<typeof cartLoader>();
  const { changes, lines, notSold, isSaving, error } = useCartChanges(loaded);
  const amounts = getOrderAmounts(lines);
  const isErrorOfLine = lines.some(({ id }) => id === error?.id);

  return (
    <Page>
      <Head title="Cart" description="The items in your cart, with prices and shipping." />
      <h1 className={layout.heading}>Your cart</h1>
      {error && !isErrorOfLine && <Alert kind="error">{error.message}</Alert>}
      <div className={lines.length > 0 ? layout.columns : undefined}>
        <div>
          <CartLines lines={lines} notSold={notSold} error={error} onChange={changes.changeQuantity} />
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
  lines: readonly ShownLine[];
  /** Lines that cannot be ordered. */
  notSold: readonly NotSoldLine[];
  /** Why the last change was rejected, shown at its line. */
  error?: LineError;
  onChange: (change: QuantityChange) => void;
}

function CartLines({ lines, notSold, error, onChange }: CartLinesProps) {
  const section = useRef<HTMLElement>(null);
  const [removedName, setRemovedName] = useState<string>();

  function remove({ id, product_name }: NotSoldLine | ShownLine) {
    onChange({ id, quantity: 0 });
    setRemovedName(product_name);
    // The focused button disappears with its line.
    section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} aria-label="Items in your cart">
      {lines.length === 0 && <EmptyCart hasNotSold={notSold.length > 0} />}
      <ul className={styles.lines} hidden={lines.length === 0}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            error={error?.id === line.id ? error.message : undefined}
            onChange={(quantity) => onChange({ id: line.id, quantity })}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
      <NotSoldLines lines={notSold} onRemove={remove} />
      <VisuallyHidden>
        <span role="status">{removedName && `${removedName} was removed.`}</span>
      </VisuallyHidden>
    </section>
  );
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
