import { formatDollars } from "@ligate/contract/common/money";
import type { OrderAgainResult } from "@ligate/contract/orders/schemas";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { type ReactNode, useState } from "react";
import { Button, type ButtonProps, LinkButton } from "../controls/button.tsx";
import { focusOnMount } from "../controls/focus-on-mount.tsx";
import { ignoreDoubleClick } from "../controls/ignore-double-click.tsx";
import { useApiAction } from "../controls/use-api-action.tsx";
import { Alert } from "../feedback/alert.tsx";
import styles from "./order-again.module.css";
import { ProductLines } from "./product-lines.tsx";

export interface OrderAgainProps extends Pick<ButtonProps, "variant" | "small" | "wide"> {
  orderNumber: string;
  /** Handles a failure that is not to be shown here, such as the end of the session, or throws it again. */
  onError?: (error: unknown) => Promise<void>;
}

/** Adds the lines of the order to the cart at today's prices. The result replaces the button, so that it runs once. */
export function OrderAgain({ orderNumber, onError, ...button }: OrderAgainProps) {
  const { run, isPending, error } = useApiAction();
  const [result, setResult] = useState<OrderAgainResult>();
  async function orderAgain() {
    const params = { id: orderNumber };
    const added = await api.post("/api/users/order-again/:id/", { params });
    cart.setFromResponse(added);
    setResult(added);
  }

  if (result) return <OrderAgainOutcome result={result} />;
  return (
    <>
      <Button
        {...button}
        aria-disabled={isPending || undefined}
        onClick={ignoreDoubleClick(() => run(() => (onError ? orderAgain().catch(onError) : orderAgain())))}
      >
        {isPending ? "One moment…" : "Order again"}
      </Button>
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}

interface OrderAgainOutcomeProps {
  result: OrderAgainResult;
}

/** The lines that were added to the cart and those that are no longer sold. Receives the focus when it replaces the button. */
function OrderAgainOutcome({ result: { added, not_added } }: OrderAgainOutcomeProps) {
  return (
    <section ref={focusOnMount} tabIndex={-1} className={styles.outcome} aria-label="Order again">
      {added.length > 0 && (
        <Lines heading="Added to your cart at today's prices">
          {added.map((line) => (
            <li key={line.product_name}>
              <ProductLines product={line} />
              <p>
                {line.quantity} × {formatDollars(line.price)}
              </p>
            </li>
          ))}
        </Lines>
      )}
      {not_added.length > 0 && (
        <Lines heading="Not added">
          {not_added.map((line) => (
            <li key={line.product_name}>
              <ProductLines product={line} />
              <p>{line.reason}</p>
            </li>
          ))}
        </Lines>
      )}
      {added.length > 0 && (
        <LinkButton to="/cart" wide>
          Go to the cart
        </LinkButton>
      )}
    </section>
  );
}

function Lines({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.lines}>{children}</ul>
    </div>
  );
}
