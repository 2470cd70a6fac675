import type { OrderView } from "@ligate/contract/orders";
import { paymentSource } from "@ligate/contract/payment-source";
import styles from "./order-facts.module.css";

export interface OrderFactsProps {
  order: OrderView;
}

/** Where an order goes, and how it was paid. */
export function OrderFacts({ order }: OrderFactsProps) {
  const name = `${order.user.first_name} ${order.user.last_name}`.trim();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Ships to</dt>
        <dd>
          <PostalAddress name={name} address={order.shipping_address} />
        </dd>
      </div>
      <div>
        <dt>Billed to</dt>
        <dd>
          <PostalAddress address={order.billing_address} />
        </dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>{paymentSource(order)}</dd>
      </div>
      {order.po_number && (
        <div>
          <dt>PO number</dt>
          <dd>{order.po_number}</dd>
        </div>
      )}
    </dl>
  );
}

interface PostalAddressProps {
  name?: string;
  address: OrderView["shipping_address"];
}

function PostalAddress({ name, address }: PostalAddressProps) {
  const street = [address.address_line_1, address.apt_suite].filter(Boolean).join(", ");
  const lines = [name, street, `${address.city}, ${address.state} ${address.zipcode}`].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
