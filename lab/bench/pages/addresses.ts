import { publicPages } from "../../../e2e/support/releases/public-pages.ts";
import { readActive } from "./release-folders.ts";
import type { Visitors } from "./visitors.ts";

/** An address that is measured. */
export interface Address {
  id: string;
  /** Path and query. */
  path: string;
  /** The visitor; a new guest by default. */
  as?: "guest" | "customer" | "owing" | "paid";
  /** Whether the server renders the page. */
  isPublic: boolean;
}

/** Addresses and visitors of pages that only the browser renders, by route id. */
function privateVisits({ order, invoices }: Visitors): Record<string, { path?: string; as?: Address["as"] }> {
  return {
    cart: { as: "guest" },
    checkout: { as: "guest" },
    "invoice-checkout": { path: `/checkout/${invoices.owing}`, as: "owing" },
    "invoice-confirmation": { path: `/invoice-confirmation/${invoices.paid}`, as: "paid" },
    "order-confirmation": { path: `/order-confirmation/${order.token}`, as: "customer" },
    "verify-email": { path: "/verify-email/unknown" },
    "reset-password": { path: "/reset-password/unknown" },
    "confirm-email": { path: "/profile/email/unknown", as: "customer" },
    profile: { as: "customer" },
    settings: { as: "customer" },
    orders: { path: "/profile/orders/all", as: "customer" },
    order: { path: `/profile/order/${order.number}`, as: "customer" },
    designs: { as: "customer" },
  };
}

/** All pages of the active releases. */
export async function everyAddress(releasesDir: string, visitors: Visitors): Promise<Address[]> {
  const shared = { id: "shared-design", path: visitors.sharedDesign, isPublic: true };
  const open = publicPages().map(({ id, address }) => ({ id, path: address, isPublic: true }));
  const visits = privateVisits(visitors);
  const closed = (await readActive(releasesDir))
    .filter(({ name, ssr }) => name !== "shell" && !ssr)
    .flatMap(({ pages }) => Object.entries(pages))
    .map(([id, { path }]) => ({ id, isPublic: false, path, ...visits[id] }));
  return [...open, shared, ...closed];
}
