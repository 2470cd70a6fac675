import type { OrderView } from "@ligate/contract/orders/schemas";
import { paymentSource } from "@ligate/contract/payments/payment-source";
import styles from "./order-details.module.css";

export interface OrderDetailsProps {
  order: OrderView;
  /** How the order is paid, where the text of a confirmation does not fit. */
  payment?: string;
}

/** The addresses and the payment of an order. */
export function OrderDetails({ order, payment = paymentSource(order) }: OrderDetailsProps) {
  const name = `${order.user.first_name} ${order.user.last_name}`.trim();
  return (
    <dl className={styles.details}>
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
        <dd>{payment}</dd>
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
