/** Exports the components that use the provider's script as lazy components, so that pages load them when rendered. */
export type { BillingContact } from "./card/card-form.tsx";
export type { PaymentController } from "./controller/payment-controller.ts";
export { isProcessing } from "./controller/payment-machine.ts";
export { getCaptureId } from "./controller/payment-task.ts";
export { useFocusAfterPayment, usePayment, usePaymentState } from "./controller/use-payment.ts";
export { LazyPaymentForm, loadPaymentForm, PaymentErrorBoundary } from "./lazy-payment-form.tsx";
export { PaymentErrorBanner, PaymentOutcome, ProcessingOverlay } from "./payment-status.tsx";
export { TotalLine } from "./total-line.tsx";
