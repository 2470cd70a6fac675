/** Accounts, sessions and saved designs. */

export { assertEmailVerified } from "./accounts/email-addresses/assert-email-verified.ts";
export type { GuestCarts } from "./accounts/guest-carts.ts";
export type { GuestMessages } from "./accounts/guest-messages.ts";
export { saveFirstAddress } from "./accounts/save-first-address.ts";
export { encryptStoredSecrets } from "./accounts/second-factor/encrypt-stored-secrets.ts";
export { removeLostSecondFactor } from "./accounts/second-factor/remove-lost-second-factor.ts";
export { secondFactorKeys } from "./accounts/second-factor/second-factor-keys.ts";
export { registerSecondFactor } from "./accounts/second-factor/totp-secrets.ts";
export { deleteExpiredIdentity } from "./delete-expired.ts";
export { identityRoutes } from "./identity.routes.ts";
export { SECURITY_EVENTS, type SecurityEventKind } from "./security-events/security-events.table.ts";
export { recordSecurityEvent } from "./security-events/security-events.ts";
export { type RequestSession, registerRequestSessions } from "./sessions/request-session.ts";
export { isActive as isActiveSession, setSessionCart } from "./sessions/session.service.ts";
