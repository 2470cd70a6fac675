/** Responses for `fakeApi` that several tests use. */

import { ORDER_CLASSES, type OrderClass } from "@ligate/contract/orders/constants";
import { aBrowserSession } from "./samples.ts";

export const signedIn = { "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" } };

export const emptyCart = { "GET /api/orders/cart/": { data: [], total_price: 0, count: 0 } };

/** The settings of an account without a second factor, in its only browser. */
export const settings = {
  "GET /api/users/get-user-email/": { email: "ada@lab.example" },
  "GET /api/users/second-factor/": { enabled: false, recovery_codes_left: 0 },
  "GET /api/users/sessions/": { sessions: [aBrowserSession({ is_current: true })] },
};

/** How many lines each tab of the order list has. @param counts the tabs that have lines */
export const orderCounts = (counts: Partial<Record<OrderClass, number>> = {}) => ({
  counts: { ...Object.fromEntries(ORDER_CLASSES.map((name) => [name, 0])), ...counts },
});
