import type { Behaviour } from "../cards.ts";
import type { PurchaseUnit } from "./purchase-units.ts";

export interface Link {
  href: string;
  rel: string;
  method: string;
}

/** An order of PayPal's API. */
export interface Order {
  id: string;
  intent: string;
  status: "CREATED" | "APPROVED" | "COMPLETED";
  payment_source?: object;
  purchase_units: PurchaseUnit[];
  payer?: object;
  create_time: string;
  update_time: string;
}

/** An order with the sandbox's internal state. */
export interface OrderRecord {
  order: Order;
  behaviour: Behaviour;
  captureAttempts: number;
}

/** The response body of GET, and of POST with `Prefer: return=representation`. */
export const fullRepresentation = (order: Order, origin: string) => ({
  ...order,
  links: orderLinks(order, origin),
});

/** The default response body of POST. As with PayPal it omits most fields, so that no client depends on them. */
export function minimalRepresentation(order: Order, origin: string) {
  const { id, status, payment_source, payer } = order;
  const links = orderLinks(order, origin);
  if (status === "CREATED") return { id, status, links };

  const units = order.purchase_units.map(({ reference_id, payments }) => ({ reference_id, payments }));
  return { id, status, payment_source, purchase_units: units, payer, links };
}

function orderLinks({ id, status }: Order, origin: string): Link[] {
  const self = `${origin}/paypal/v2/checkout/orders/${id}`;
  const links = [{ href: self, rel: "self", method: "GET" }];
  if (status === "COMPLETED") return links;

  // The sandbox does not serve the target of the `approve` link, which only stores without the SDK need.
  const approve = { href: `${origin}/paypal/checkoutnow?token=${id}`, rel: "approve", method: "GET" };
  const capture = { href: `${self}/capture`, rel: "capture", method: "POST" };
  const update = { href: self, rel: "update", method: "PATCH" };
  return [...links, ...(status === "CREATED" ? [approve] : []), update, capture];
}
