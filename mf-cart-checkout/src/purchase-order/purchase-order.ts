/** What the checkout needs of a purchase order. Its form is behind a lazy import: few pay that way. */
export type { PurchaseOrderViewProps } from "./purchase-order-view.tsx";
export { type PurchaseOrder, usePurchaseOrder } from "./use-purchase-order.ts";

export const loadPurchaseOrderView = () =>
  import(/* webpackChunkName: "purchase-order" */ "./purchase-order-view.tsx");
