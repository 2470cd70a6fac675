import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars } from "@ligate/contract/common/money";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import { withKeys } from "@ligate/contract/orders/with-keys";
import { ProductLines } from "@ligate/ui/orders/product-lines";
import { SpecificationList } from "@ligate/ui/orders/specification-list";
import styles from "./invoice.module.css";

/** The lines of an invoice, and how its value becomes the amount due. An older API tells no payments of it. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, shipping_amount, order_total, paid_before, payments = [], credit_notes } = invoice;
  return (
    <>
      <ul className={styles.lines}>
        {withKeys(lines).map(({ key, line }) => (
          <li key={key} className={styles.line}>
            <div className={styles.text}>
              <p>
                <ProductLines product={line} />
              </p>
              <p className={styles.sku}>{line.product_sku}</p>
              <p className={styles.quantity}>Quantity {line.quantity}</p>
              <SpecificationList specification={line.specification} />
            </div>
            <span className={styles.amount}>{formatDollars(line.total_price)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Amount name="Shipping Fee" value={shipping_amount === 0 ? "Free" : formatDollars(shipping_amount)} />
        <Amount name="Products and shipping" value={formatDollars(order_total)} />
        {paid_before > 0 && <Amount name="Previously paid" value={formatDollars(-paid_before)} />}
        {payments.map(({ label, date, amount }) => (
          <Amount
            key={`${label} ${date}`}
            name={`${label}, ${formatDay(date)}`}
            value={formatDollars(-amount)}
          />
        ))}
        {credit_notes.map(({ number, amount, date, reason }) => (
          <Amount
            key={number}
            name={`Credit note ${number}, ${formatDay(date)}`}
            reason={reason}
            value={formatDollars(-amount)}
          />
        ))}
      </dl>
    </>
  );
}

function Amount({ name, reason, value }: { name: string; reason?: string; value: string }) {
  return (
    <div>
      <dt>
        {name}
        {reason && <span className={styles.reason}>{reason}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
