/** How an invoice is paid without card and PayPal. Imports no schema library, because pages import this module. */
export const BANK_PAYMENT_METHODS = {
  ach: "ACH transfer",
  wire: "Wire transfer",
  check: "Check",
} as const;
export type BankPaymentMethod = keyof typeof BANK_PAYMENT_METHODS;
