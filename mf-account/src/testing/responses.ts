/** Responses for `fakeApi` that several tests use. */

import { ORDER_CLASSES, type OrderClass } from "@ligate/contract/orders/constants";

export const signedIn = { "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" } };

export const emptyCart = { "GET /api/orders/cart/": { data: [], total_price: 0, count: 0 } };

/** How many lines each tab of the order list has. @param counts the tabs that have lines */
export const orderCounts = (counts: Partial<Record<OrderClass, number>> = {}) => ({
  counts: { ...Object.fromEntries(ORDER_CLASSES.map((name) => [name, 0])), ...counts },
});
