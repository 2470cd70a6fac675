import type { OrderView } from "@ligate/contract/orders/schemas";
import { paymentSource } from "@ligate/contract/payments/payment-source";
import styles from "./order-details.module.css";

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
          <PostalAddress name={name} address={order.shipping_address} />
        </dd>
      </div>
      <div>
        <dt>Billed to</dt>
        <dd>
          <PostalAddress name={order.billing_address.name} address={order.billing_address} />
        </dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>{payment}</dd>
      </div>
      {listReferences(order).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The buyer's own references that the order has. */
function listReferences({ po_number, references = {} }: OrderView): [term: string, value: string][] {
  const all: [string, string | undefined][] = [
    ["PO number", po_number ?? references.po_number],
    ["Cost center", references.cost_center],
    ["Recipient scientist", references.recipient],
    ["Principal investigator", references.principal_investigator],
    ["Invoices to", references.invoices_to],
  ];
  return all.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

interface PostalAddressProps {
  name?: string | undefined;
  address: OrderView["shipping_address"];
}

function PostalAddress({ name, address }: PostalAddressProps) {
  const { institution, attention, building, phone, address_line_1, apt_suite } = address;
  const lines = [
    name,
    institution,
    attention,
    [address_line_1, apt_suite].filter(Boolean).join(", "),
    building,
    `${address.city}, ${address.state} ${address.zipcode}`,
    phone,
  ].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
