import { paymentsOf } from "../captures/representations.ts";
import type { Behaviour } from "../cards.ts";
import type { Link } from "../links.ts";
import type { PayPalStore } from "../store/paypal-store.ts";
import type { PurchaseUnit } from "./purchase-units.ts";

/** An order of PayPal's API, without its payments and links. */
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
  const links = orderLinks(order, origin);
  if (status === "CREATED") return { id, status, links };

  const purchase_units = order.purchase_units.map((unit) => ({
    reference_id: unit.reference_id,
    ...payments(store, order, unit, origin),
  }));
  return { id, status, payment_source, purchase_units, payer, links };
}

function payments(store: PayPalStore, { id, status }: Order, { reference_id }: PurchaseUnit, origin: string) {
  return status === "COMPLETED" ? { payments: paymentsOf(store, id, reference_id, origin) } : {};
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
