/** What a page needs of a payment. What wraps the provider's script is behind a lazy import: no first load carries it. */
export { type PaymentDesk, usePaymentDesk } from "./payment-desk.ts";
export type { PaymentViewProps } from "./payment-view.tsx";

export const loadPaymentView = () => import(/* webpackChunkName: "payment" */ "./payment-view.tsx");
