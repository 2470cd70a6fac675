import { referenceRows } from "@ligate/contract/address/reference-rows";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { paymentSource } from "@ligate/contract/payments/payment-source";
import styles from "./order-details.module.css";
import { PostalAddress } from "./postal-address.tsx";

export interface OrderDetailsProps {
  order: OrderView;
  /** How the order is paid, where the text of a confirmation does not fit. */
  payment?: string;
}

/** The addresses, the payment and the buyer's references of an order. */
export function OrderDetails({ order, payment = paymentSource(order) }: OrderDetailsProps) {
  const name = `${order.user.first_name} ${order.user.last_name}`.trim();
  return (
    <dl className={styles.details}>
      <div>
        <dt>Ships to</dt>
        <dd>
          <OrderAddress name={name} address={order.shipping_address} />
        </dd>
      </div>
      <div>
        <dt>Billed to</dt>
        <dd>
          <OrderAddress name={order.billing_address.name} address={order.billing_address} />
        </dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>{payment}</dd>
      </div>
      {referenceRows(order.references, order.po_number).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrderAddressProps {
  name: string | undefined;
  address: OrderView["shipping_address"];
}

const OrderAddress = ({ name, address }: OrderAddressProps) => (
  <PostalAddress name={name} address={{ ...address, apt: address.apt_suite }} />
);
