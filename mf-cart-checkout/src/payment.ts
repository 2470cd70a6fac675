/** The door to payment/. What wraps the provider's script is behind a lazy import: no first load carries it. */
export { type PaymentDesk, type PaymentTask, usePaymentDesk } from "./payment/payment-desk.ts";

export const loadPaymentView = () => import(/* webpackChunkName: "payment" */ "./payment/payment-view.tsx");
