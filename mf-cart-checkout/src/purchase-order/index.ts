/** The panel is loaded lazily: few orders are paid by purchase order. */
export type { PurchaseOrderPanelProps } from "./purchase-order-panel.tsx";
export { type PurchaseOrder, usePurchaseOrderInput } from "./use-purchase-order-input.ts";

export const loadPurchaseOrderPanel = () =>
  import(/* webpackChunkName: "purchase-order" */ "./purchase-order-panel.tsx");
