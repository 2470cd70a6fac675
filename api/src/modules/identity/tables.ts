/**
 * Tables that upper modules may reference and join; only this module writes them. Separate from index.ts, because
 * drizzle-kit loads tables and cannot load services.
 */

export { type User, users } from "./accounts/users.table.ts";
export { securityEvents } from "./security-events.table.ts";
export { sessions, setCartColumns } from "./sessions/sessions.table.ts";
