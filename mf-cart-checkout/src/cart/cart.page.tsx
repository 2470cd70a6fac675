import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { getCheckoutObstacle } from "../shared/checkout-obstacle.ts";
import layout from "../shared/layout.module.css";
import { getOrderAmounts } from "../shared/order-amounts.ts";
import type { cartLoader } from "./cart.loader.ts";
import { useCartChanges } from "./changes/use-cart-changes.ts";
import { CartLines } from "./lines/cart-lines.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { QuoteNumberForm } from "./quote/quote-number-form.tsx";
import { useApplyQuote } from "./quote/use-apply-quote.ts";

export function Component() {
  const loaded = useLoaderData<typeof cartLoader>();
  const { changes, lines, notSold, isSaving, error } = useCartChanges(loaded);
  const applyQuote = useApplyQuote(changes);
  const amounts = getOrderAmounts(lines);
  const isErrorOfLine = lines.some(({ id }) => id === error?.id);

  return (
    <Page>
      <Head title="Cart" description="What you chose, its price and shipping." />
      <h1 className={layout.heading}>Your cart</h1>
      {error && !isErrorOfLine && <Alert kind="error">{error.message}</Alert>}
      <div className={lines.length > 0 ? layout.columns : undefined}>
        <div>
          <CartLines lines={lines} notSold={notSold} error={error} onChange={changes.changeQuantity} />
          <QuoteNumberForm onApply={applyQuote} />
        </div>
        {lines.length > 0 && (
          <OrderSummary
            amounts={amounts}
            obstacle={getCheckoutObstacle(lines, amounts.totalCents)}
            isSaving={isSaving}
            waitUntilSaved={changes.waitUntilSaved}
          />
        )}
      </div>
    </Page>
  );
}
