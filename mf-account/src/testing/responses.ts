/** Responses for `fakeApi` that several tests use. */

export const signedIn = { "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" } };

export const emptyCart = { "GET /api/orders/cart/": { data: [], total_price: 0, count: 0 } };
