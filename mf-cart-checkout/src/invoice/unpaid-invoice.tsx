import { toCents } from "@ligate/contract/common/money";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { isProcessing, LazyPaymentForm, PaymentErrorBanner, usePaymentState } from "../payment/index.ts";
import layout from "../shared/layout.module.css";
import { InvoiceReview } from "./invoice-review.tsx";
import { useInvoicePayment } from "./use-invoice-payment.ts";

export interface UnpaidInvoiceProps {
  invoice: Invoice;
  order: Pick<OrderView, "billing_address">;
}

export function UnpaidInvoice({ invoice, order }: UnpaidInvoiceProps) {
  const payment = useInvoicePayment(invoice);
  const isPaying = isProcessing(usePaymentState(payment));
  const { address_line_1: address, city, state, zipcode } = order.billing_address;

  return (
    <div className={layout.columns}>
      <section className={layout.panel} aria-labelledby="payment" inert={isPaying}>
        <h2 id="payment">Payment</h2>
        <LazyPaymentForm
          action="Pay Invoice"
          amountCents={toCents(invoice.invoice.invoice_due)}
          payment={payment}
          prepare={async () => ({ address, city, state, zipcode })}
        />
      </section>
      <InvoiceReview invoice={invoice} payment={payment} />
      <PaymentErrorBanner payment={payment} />
    </div>
  );
}
