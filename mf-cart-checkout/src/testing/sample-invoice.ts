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
  is_under_review: false,
  lines: [
    {
      product_sku: "KO-LA-CMXXPC-H00001-PD05",
      product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 5 µg",
      title: "TP53 knock-out, all-in-one lentiviral vector",
      quantity: 4,
      total_price: 1204,
      specification: null,
    },
  ],
  shipping_amount: 0,
  order_total: 1204,
  paid_before: 0,
  credit_notes: [],
  ...invoice,
});

export const aPaidInvoice = (): Invoice =>
  anInvoice({ status: "paid", paid_date: "2025-05-06", payment_source: "VISA", last_digits: "1111" });
