import { listOrderPayments } from "../captures/representations.ts";
import type { PayPalStore } from "../paypal-store.ts";
import type { Link } from "../rest-format.ts";
import type { Order, PurchaseUnit } from "./order.ts";

/** The response body of GET, and of POST with `Prefer: return=representation`. */
export function fullRepresentation(store: PayPalStore, order: Order, origin: string) {
  const purchase_units = order.purchase_units.map((unit) => ({
    ...unit,
    ...payments(store, order, unit, origin),
  }));
  return { ...order, purchase_units, links: orderLinks(order, origin) };
}

/** The default response body of POST. As with PayPal it omits most fields, so that no client depends on them. */
export function minimalRepresentation(store: PayPalStore, order: Order, origin: string) {
  const { id, status, payment_source, payer } = order;
  const start = { id, status, ...(payment_source && { payment_source }) };
  const links = orderLinks(order, origin);
  if (status === "CREATED" || status === "PAYER_ACTION_REQUIRED") return { ...start, links };

  const purchase_units = order.purchase_units.map((unit) => ({
    reference_id: unit.reference_id,
    ...(unit.shipping && { shipping: unit.shipping }),
    ...payments(store, order, unit, origin),
  }));
  return { ...start, purchase_units, ...(payer && { payer }), links };
}

function payments(store: PayPalStore, { id, status }: Order, { reference_id }: PurchaseUnit, origin: string) {
  return status === "COMPLETED" ? { payments: listOrderPayments(store, id, reference_id, origin) } : {};
}

/** The sandbox does not serve the targets of `approve` and `payer-action`, which only stores without the SDK need. */
function orderLinks({ id, status }: Order, origin: string): Link[] {
  const self = `${origin}/paypal/v2/checkout/orders/${id}`;
  const window = `${origin}/paypal/checkoutnow?token=${id}`;
  const links: Record<string, Link> = {
    self: { href: self, rel: "self", method: "GET" },
    approve: { href: window, rel: "approve", method: "GET" },
    "payer-action": { href: window, rel: "payer-action", method: "GET" },
    update: { href: self, rel: "update", method: "PATCH" },
    capture: { href: `${self}/capture`, rel: "capture", method: "POST" },
  };
  return LINKS[status].flatMap((rel) => links[rel] ?? []);
}

const LINKS: Record<Order["status"], string[]> = {
  CREATED: ["self", "approve", "update", "capture"],
  PAYER_ACTION_REQUIRED: ["self", "payer-action"],
  APPROVED: ["self", "update", "capture"],
  COMPLETED: ["self"],
};
