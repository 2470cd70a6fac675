/** Accounts, sessions and saved designs. */

export type { GuestCarts } from "./accounts/guest-carts.ts";
export { deleteExpiredIdentity } from "./delete-expired.ts";
export { identityRoutes } from "./identity.routes.ts";
export { type RequestSession, registerRequestSessions } from "./sessions/request-session.ts";
export { lockSessionCart, setSessionCart } from "./sessions/session.service.ts";
