import type { Behaviour } from "./cards.ts";
import type { PurchaseUnit } from "./purchase-units.ts";

export interface Link {
  href: string;
  rel: string;
  method: string;
}

/** An order on PayPal's wire. */
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

/** An order, and what the sandbox alone knows of it. */
export interface OrderRecord {
  order: Order;
  behaviour: Behaviour;
  captureAttempts: number;
}

/** As GET answers it, and POST with `Prefer: return=representation`. */
export const representation = (order: Order, origin: string) => ({ ...order, links: linksOf(order, origin) });

/** What a POST answers by default: less than the whole, so that nobody comes to rely on it. */
export function minimal(order: Order, origin: string) {
  const { id, status, payment_source, payer } = order;
  const links = linksOf(order, origin);
  if (status === "CREATED") return { id, status, links };

  const units = order.purchase_units.map(({ reference_id, payments }) => ({ reference_id, payments }));
  return { id, status, payment_source, purchase_units: units, payer, links };
}

function linksOf({ id, status }: Order, origin: string): Link[] {
  const self = `${origin}/paypal/v2/checkout/orders/${id}`;
  const links = [{ href: self, rel: "self", method: "GET" }];
  if (status === "COMPLETED") return links;

  // The page behind `approve` is for stores that redirect, and not part of the sandbox.
  const approve = { href: `${origin}/paypal/checkoutnow?token=${id}`, rel: "approve", method: "GET" };
  const capture = { href: `${self}/capture`, rel: "capture", method: "POST" };
  const update = { href: self, rel: "update", method: "PATCH" };
  return [...links, ...(status === "CREATED" ? [approve] : []), update, capture];
}
