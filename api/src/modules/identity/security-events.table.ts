import { index, integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Kinds of security events. */
export const SECURITY_EVENTS = [
  "signed_up",
  "logged_in",
  "login_failed",
  "logged_out",
  "email_verified",
  "email_change_requested",
  "email_changed",
  "password_reset_requested",
  "password_changed",
  "second_factor_enabled",
  "second_factor_removed",
  "recovery_code_used",
  "recovery_codes_replaced",
  "sessions_ended",
  "data_exported",
  "account_closed",
  "staff_command",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/**
 * Events of accounts, and commands of staff. Append-only, but the address of a closed account is replaced. No secrets: no
 * passwords, codes, tokens or texts.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text({ enum: SECURITY_EVENTS }).notNull(),
    /** The account. Without a foreign key, so that the events survive it; null if there is no such account. */
    userId: integer("user_id"),
    /** `customer`, or the member of staff. */
    actor: text().notNull(),
    /** IP address of the request; empty for staff. */
    address: text().notNull().default(""),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  (table) => [index("security_events_user").on(table.userId), index("security_events_at").on(table.at)],
);
export type SecurityEvent = typeof securityEvents.$inferSelect;
