import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/alert";
import { Page } from "@ligate/ui/page";
import layout from "../layout.module.css";
import { orderAmounts } from "../order-amounts.ts";
import type { cartLoader } from "./cart.loader.ts";
import { CartLines } from "./cart-lines.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { useApplyQuote } from "./use-apply-quote.ts";
import { useCartChanges } from "./use-cart-changes.ts";

export function Component() {
  const loaded = useLoaderData<typeof cartLoader>();
  const [{ lines, isSaving, problem }, changes] = useCartChanges(loaded);
  const applyQuote = useApplyQuote(changes);

  return (
    <Page>
      <Head title="Cart" description="What you chose, its price and shipping." />
      <h1 className={layout.heading}>Your cart</h1>
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className={lines.length > 0 ? layout.columns : undefined}>
        <div>
          <CartLines lines={lines} onWant={changes.want} />
          <QuoteForm onApply={applyQuote} />
        </div>
        {lines.length > 0 && (
          <OrderSummary amounts={orderAmounts(lines)} isSaving={isSaving} settled={changes.settled} />
        )}
      </div>
    </Page>
  );
}
