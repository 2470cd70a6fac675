/** Exports the panel as a lazy component, because few orders are paid by purchase order. */
export { LazyPurchaseOrderPanel } from "./lazy-purchase-order-panel.tsx";
export { PoNumberNotice } from "./po-number-notice.tsx";
export type { PurchaseOrderPanelProps } from "./purchase-order-panel.tsx";
export { type PurchaseOrder, usePurchaseOrderInput } from "./use-purchase-order-input.ts";
