import type { Contract } from "@ligate/contract/contract";
import createRouter, { type HTTPMethod } from "find-my-way";

/** An overloaded process refuses searches first, then reads, then the checkout, and vital requests never. Files have a limit of their own. */
export const PRIORITIES = ["vital", "checkout", "read", "search", "file"] as const;
export type Priority = (typeof PRIORITIES)[number];

type Name<Call> = Call extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never;
/** Requests that are no calls of pages. */
type Other =
  | `GET ${"/healthz" | "/readyz" | "/media/*" | "/media/designs/*" | "/media/previews/*"}`
  | "POST /api/paypal/webhook/";
type Requests = (Name<Contract[keyof Contract]> | Other)[];

/** Everything that moves money or tells whether it has moved, and health checks. */
const VITAL: Requests = [
  "POST /api/paypal/webhook/",
  "POST /api/orders/capture/:orderID",
  "POST /api/orders/capture/po/:orderID",
  "POST /api/orders/pay-with-purchase-order/",
  "GET /api/orders/payment-status/:id",
  "POST /api/users/cancel-order/:id/",
  "GET /healthz",
  "GET /readyz",
];

/** The reads of a customer from the cart to the confirmation. */
const CHECKOUT: Requests = [
  "GET /api/session/",
  "GET /api/csrf/",
  "GET /api/orders/cart/",
  "GET /api/tax/",
  "GET /api/users/view-user-info/",
  "GET /api/users/addresses/",
  "GET /api/users/po-numbers/:number/",
  "GET /api/users/view-order/:id",
  "GET /api/orders/get-invoice/:id",
];

/** Pictures and documents of the store, which are read from its folder. */
const FILES: Requests = ["GET /media/*"];

/** Searches, and whatever else is computed for the request. */
const SEARCH: Requests = [
  "GET /api/search/",
  "GET /api/search/suggestions/",
  "POST /api/products/check-specification/",
  "POST /api/products/specified-sequences/",
  "POST /api/products/specified-sequence-file/",
  "GET /api/products/get-gene-table-by-symbol/",
  "GET /api/products/get-guides/:id/",
  "GET /api/products/get-kit-sequences/:id/",
  "GET /api/products/get-sequence/:sku/",
  "GET /api/users/order-sequences/:id/:line/",
  "GET /api/users/order-sequence/:id/:line/",
  "GET /api/users/order-document/:number/:kind/",
  "GET /api/documents/:token/",
  "GET /api/users/account-export/:token/",
  "GET /api/supplier-packet/:id/",
  "GET /api/supplier-packet.zip",
  "GET /media/designs/*",
  "GET /media/previews/*",
];

const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 200 });
const LISTS = { vital: VITAL, checkout: CHECKOUT, search: SEARCH, file: FILES };
for (const [priority, requests] of Object.entries(LISTS)) {
  for (const request of requests) {
    const [method, path] = request.split(" ") as [HTTPMethod, string];
    router.on(method, path, () => undefined, { priority });
  }
}

/** The priority of a request. Of those that the lists do not name, writes are a part of the checkout and others are reads. */
export function findPriority(method: string, url: string): Priority {
  const isRead = method === "GET" || method === "HEAD";
  const named = router.find(isRead ? "GET" : (method as HTTPMethod), url);
  return (named?.store as { priority: Priority } | undefined)?.priority ?? (isRead ? "read" : "checkout");
}
