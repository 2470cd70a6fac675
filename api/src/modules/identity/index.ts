/** Accounts, sessions and saved designs. */

export { readAccountData } from "./accounts/account-data.ts";
export { addClosedAccount, deleteAccount } from "./accounts/close-account.ts";
export { assertEmailVerified } from "./accounts/email-addresses/verified-email.ts";
export type { GuestCarts, GuestMessages } from "./accounts/guest-data.ts";
export { consumeLink, createLink, deleteExpiredLinks, findLink } from "./accounts/links.ts";
export { mailNotice } from "./accounts/mail-notice.ts";
export { rememberReferences } from "./accounts/remember-references.ts";
export { saveFirstAddress } from "./accounts/save-first-address.ts";
export { confirmOwner, type OwnerCheck, spendConfirmation } from "./accounts/second-factor/confirm-owner.ts";
export { removeLostSecondFactor } from "./accounts/second-factor/remove-lost-second-factor.ts";
export {
  encryptStoredSecrets,
  readSecondFactorKeys,
  registerSecondFactor,
} from "./accounts/second-factor/totp-secrets.ts";
export { getAccount, lockAccount, lockCredentials } from "./accounts/user.service.ts";
export { identityRoutes } from "./identity.routes.ts";
export { SECURITY_EVENTS, type SecurityEventKind } from "./security-events.table.ts";
export { recordSecurityEvent } from "./security-events.ts";
export { endAllSessions } from "./sessions/active-sessions.service.ts";
export { type RequestSession, registerRequestSessions } from "./sessions/request-session.ts";
export { deleteExpiredSessions, endSessions, setSessionCart } from "./sessions/session.service.ts";
