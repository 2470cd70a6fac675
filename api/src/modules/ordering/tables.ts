/**
 * Tables that upper modules may reference and join; only this module writes them. Separate from index.ts, because
 * drizzle-kit loads tables and cannot load services.
 */

export { orderFiles } from "./files/order-files.table.ts";
export { bankPayments, invoices } from "./invoices/invoices.table.ts";
export { type Order, type OrderLine, orderLines, orderStatusChanges, orders } from "./orders/orders.table.ts";
export { captureAttempts, ledger, payments } from "./payments/payments.table.ts";
export { purchaseOrders } from "./payments/purchase-orders/purchase-orders.table.ts";
export { quoteLines, quotes } from "./quotes/quotes.table.ts";
