/** Exports the components that use the provider's script as lazy components, so that pages load them when rendered. */
export type { BillingContact } from "./billing-contact.ts";
export { getCaptureId } from "./capture-id.ts";
export type { PaymentController } from "./controller/payment-controller.ts";
export { isProcessing } from "./controller/payment-machine.ts";
export { useFocusAfterPayment } from "./controller/use-focus-after-payment.ts";
export { usePayment, usePaymentState } from "./controller/use-payment.ts";
export { LazyPaymentForm, loadPaymentForm } from "./lazy-payment-form.tsx";
export { PaymentErrorBanner } from "./payment-error-banner.tsx";
export { PaymentErrorBoundary } from "./payment-error-boundary.tsx";
export { ProcessingOverlay } from "./processing-overlay.tsx";
export { TotalLine } from "./total-line.tsx";
