/** What a page needs of a payment. What wraps the provider's script is behind a lazy import: no first load carries it. */

export type { BilledTo } from "./billed-to.ts";
export { captureIdOf } from "./capture-id.ts";
export { loadPaymentView, Payment } from "./lazy-payment.tsx";
export { PaymentBoundary } from "./payment-boundary.tsx";
export { type PaymentDesk, usePaymentDesk } from "./payment-desk.ts";
export { ProblemBanner } from "./problem-banner.tsx";
export { Processing } from "./processing.tsx";
