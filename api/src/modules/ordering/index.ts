/** Cart, quotes, orders, payments, invoices and tax. */

export { findClosingReasons } from "./account-records/closing-reasons.ts";
export { keepBookkeeping } from "./account-records/keep-bookkeeping.ts";
export { type CustomerFile, listCustomerFiles, readOrderData } from "./account-records/order-data.ts";
export { formatDelivery } from "./cart/availability.ts";
export { deleteAbandonedCarts } from "./cart/lock-cart.ts";
export { guestCarts } from "./cart/merge-carts.ts";
export { deleteExpiredRemovals } from "./cart/removed-lines.ts";
export {
  createDocumentLink,
  type DocumentName,
  deleteEndedDocumentLinks,
  revokeDocumentLinks,
} from "./documents/document-links.ts";
export { printAttachment } from "./documents/open-document.ts";
export { BucketError } from "./files/bucket.ts";
export { depositFile, type FileSettings } from "./files/deposit-file.ts";
export { assertFileSize } from "./files/detect-format.ts";
export type { FileRecord } from "./files/list-files.ts";
export { listFilesByLine } from "./files/list-files.ts";
export type { FileSource } from "./files/open-own-file.ts";
export { findFile, removeFile } from "./files/remove-file.ts";
export type { ReceivedPayment } from "./invoices/invoices.table.ts";
export { issueInvoice } from "./invoices/issue-invoice.ts";
export type { OpenInvoice } from "./invoices/read-invoices.ts";
export { recordBankPayment, returnOverpayment } from "./invoices/record-bank-payment.ts";
export { remindOfInvoices, setReminders } from "./invoices/reminders.ts";
export { orderingRoutes } from "./ordering.routes.ts";
export { countRecentOrders } from "./orders/count-recent-orders.ts";
export { formatShippingAddress } from "./orders/format-address.ts";
export { type OrderRecord, readOrderRecord } from "./orders/order-record.ts";
export { cancelOrder } from "./orders/status/cancel-order.ts";
export { changeOrderStatus } from "./orders/status/change-order-status.ts";
export { auditMoney, type Mismatch } from "./payments/audit/audit-money.ts";
export { auditPayPal } from "./payments/audit/audit-paypal.ts";
export { auditStock } from "./payments/audit/audit-stock.ts";
export { type PaymentContext, registerPayments } from "./payments/payment-context.ts";
export {
  createPaymentReconciler,
  finishOpenPayments,
  readOpenPayments,
} from "./payments/payment-reconciler.ts";
export { createPayPal, type PayPal } from "./payments/paypal/paypal.ts";
export {
  readAccountTerms,
  removeAccountTerms,
  setAccountTerms,
} from "./payments/purchase-orders/account-terms.ts";
export { setPurchaseOrderLimit } from "./payments/purchase-orders/purchase-order-limit.ts";
export { adoptPayment } from "./payments/recovery/adopt-payment.ts";
export { adoptRefund } from "./payments/recovery/adopt-refund.ts";
export { refundUnknownPayment } from "./payments/recovery/refund-payment.ts";
export { requestRefund } from "./payments/refunds/refund.service.ts";
export type { RefundRecord } from "./payments/refunds/refunds.table.ts";
export { issueQuote } from "./quotes/issue-quote.ts";
export type { Offer, OfferedLine } from "./quotes/quotes.table.ts";
export { type FinancialReport, reportFinances } from "./reports/financial-report.ts";
export { ACCOUNTS, type JournalEntry } from "./reports/journal.ts";
export type { Period } from "./reports/read-ledger.ts";
export {
  findSequencesToScreen,
  recordScreening,
} from "./screening/screening.service.ts";
export { createScreening, type ScreenSequences } from "./screening/secure-dna.ts";
export { type ShipmentRequest, shipOrder } from "./shipments/ship-order.ts";
export { backfillTaxes, findTaxRateIfAvailable } from "./tax/tax.service.ts";
