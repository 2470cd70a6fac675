import type { Invoice } from "@ligate/contract/invoices/schemas";

/** An unpaid invoice, as the API sends it. */
export const anInvoice = (invoice: Partial<Invoice> = {}): Invoice => ({
  invoice: { invoice_due: 1204 },
  invoice_number: "LG-1001",
  order_number: "LG-1001",
  billing_date: "2025-05-01",
  due_date: "2025-05-31",
  status: "unpaid",
  paid_date: null,
  payment_source: "",
  last_digits: "",
  ...invoice,
});

export const aPaidInvoice = (): Invoice =>
  anInvoice({ status: "paid", paid_date: "2025-05-06", payment_source: "VISA", last_digits: "1111" });
