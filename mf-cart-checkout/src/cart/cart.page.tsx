import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { getCheckoutProblem } from "../shared/checkout-problem.ts";
import layout from "../shared/layout.module.css";
import { getOrderAmounts } from "../shared/order-amounts.ts";
import type { cartLoader } from "./cart.loader.ts";
import { CartLines } from "./cart-lines.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { QuoteNumberForm } from "./quote-number-form.tsx";
import { useCartChanges } from "./use-cart-changes.ts";

export function Component() {
  const loaded = useLoaderData<typeof cartLoader>();
  const { changes, lines, notSold, isSaving, error } = useCartChanges(loaded);
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
          <QuoteNumberForm changes={changes} />
        </div>
        {lines.length > 0 && (
          <OrderSummary
            amounts={amounts}
            problem={getCheckoutProblem(lines, amounts.totalCents)}
            isSaving={isSaving}
            waitUntilSaved={changes.waitUntilSaved}
          />
        )}
      </div>
    </Page>
  );
}
