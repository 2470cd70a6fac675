/** Fakes for `fakeApi` that several tests use. */

export const signedIn = { "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" } };

export const emptyCart = { "GET /api/orders/cart/": { data: [], total_price: 0, count: 0 } };

/** The bodies of the POST requests among the calls of `fakeApi`. */
export const postedBodies = (calls: readonly { method: string; body: unknown }[]): unknown[] =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body);
