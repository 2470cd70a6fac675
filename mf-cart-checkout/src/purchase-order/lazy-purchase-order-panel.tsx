import { lazy, Suspense } from "react";
import { PaymentErrorBoundary } from "../payment/index.ts";
import type { PurchaseOrderPanelProps } from "./purchase-order-panel.tsx";

const PurchaseOrderPanel = lazy(() =>
  import(/* webpackChunkName: "purchase-order" */ "./purchase-order-panel.tsx").then((loaded) => ({
    default: loaded.PurchaseOrderPanel,
  })),
);

export function LazyPurchaseOrderPanel(props: PurchaseOrderPanelProps) {
  return (
    <PaymentErrorBoundary payment={props.payment}>
      <Suspense>
        <PurchaseOrderPanel {...props} />
      </Suspense>
    </PaymentErrorBoundary>
  );
}
