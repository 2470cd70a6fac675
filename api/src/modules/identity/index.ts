/** Accounts, sessions and saved designs. */

export { assertEmailVerified } from "./accounts/email-addresses/verified-email.ts";
export type { GuestCarts, GuestMessages } from "./accounts/guest-data.ts";
export { deleteExpiredLinks } from "./accounts/links.ts";
export { rememberReferences } from "./accounts/remember-references.ts";
export { saveFirstAddress } from "./accounts/save-first-address.ts";
export { removeLostSecondFactor } from "./accounts/second-factor/remove-lost-second-factor.ts";
export {
  encryptStoredSecrets,
  readSecondFactorKeys,
  registerSecondFactor,
} from "./accounts/second-factor/totp-secrets.ts";
export { identityRoutes } from "./identity.routes.ts";
export { SECURITY_EVENTS, type SecurityEventKind } from "./security-events.table.ts";
export { recordSecurityEvent } from "./security-events.ts";
export { type RequestSession, registerRequestSessions } from "./sessions/request-session.ts";
export { deleteExpiredSessions, setSessionCart } from "./sessions/session.service.ts";
