/** Cart, quotes, orders, payments, invoices and tax. */

export { formatDelivery } from "./cart/availability.ts";
export { guestCarts } from "./cart/merge-carts.ts";
export { deleteExpiredRemovals } from "./cart/removed-lines.ts";
export { BucketError } from "./files/bucket.ts";
export { depositFile, type FileSettings } from "./files/deposit-file.ts";
export { assertFileSize } from "./files/detect-format.ts";
export type { FileRecord } from "./files/list-files.ts";
export { listFilesByLine } from "./files/list-files.ts";
export { findFile, removeFile } from "./files/remove-file.ts";
export { issueInvoice } from "./invoices/issue-invoice.ts";
export { orderingRoutes } from "./ordering.routes.ts";
export { formatShippingAddress } from "./orders/format-address.ts";
export { type OrderRecord, readOrderRecord } from "./orders/order-record.ts";
export { cancelOrder } from "./orders/status/cancel-order.ts";
export { changeOrderStatus } from "./orders/status/change-order-status.ts";
export { auditMoney, type Mismatch } from "./payments/audit/audit-money.ts";
export { auditPayPal } from "./payments/audit/audit-paypal.ts";
export { auditStock } from "./payments/audit/audit-stock.ts";
export { registerPayments } from "./payments/payment-context.ts";
export { createPaymentReconciler } from "./payments/payment-reconciler.ts";
export { createPayPal, type PayPal } from "./payments/paypal/paypal.ts";
export { setPurchaseOrderLimit } from "./payments/purchase-orders/purchase-order-limit.ts";
export { requestRefund } from "./payments/refunds/refund.service.ts";
export type { RefundProvider } from "./payments/refunds/refund-provider.ts";
export type { RefundRecord } from "./payments/refunds/refunds.table.ts";
export { issueQuote } from "./quotes/issue-quote.ts";
export type { Offer, OfferedLine } from "./quotes/quotes.table.ts";
export {
  findSequencesToScreen,
  recordScreening,
} from "./screening/screening.service.ts";
export { createScreening, type ScreenSequences } from "./screening/secure-dna.ts";
export { backfillTaxes, findTaxRateIfAvailable } from "./tax/tax.service.ts";
