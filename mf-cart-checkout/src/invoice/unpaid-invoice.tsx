import { toCents } from "@ligate/contract/cents";
import type { Invoice } from "@ligate/contract/invoices";
import type { OrderView } from "@ligate/contract/orders";
import layout from "../layout.module.css";
import { Payment, ProblemBanner } from "../payment/payment.ts";
import { InvoiceReview } from "./invoice-review.tsx";
import { useInvoicePayment } from "./use-invoice-payment.ts";

export interface UnpaidInvoiceProps {
  invoice: Invoice;
  order: Pick<OrderView, "billing_address">;
}

export function UnpaidInvoice({ invoice, order }: UnpaidInvoiceProps) {
  const [state, desk] = useInvoicePayment(invoice);
  const { address_line_1: address, city, state: usState, zipcode } = order.billing_address;

  return (
    <div className={layout.columns}>
      <section className={layout.panel} aria-labelledby="payment" inert={state.isProcessing}>
        <h2 id="payment">Payment</h2>
        <Payment
          action="Pay Invoice"
          amountCents={toCents(invoice.invoice.invoice_due)}
          desk={desk}
          prepare={async () => ({ address, city, state: usState, zipcode })}
        />
      </section>
      <InvoiceReview invoice={invoice} isProcessing={state.isProcessing} />
      <ProblemBanner problem={state.problem} onDismiss={desk.dismiss} />
    </div>
  );
}
