import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.table.ts";
import { carts } from "../cart/carts.table.ts";

/** A browser that wrote something: whoever only reads has a cookie and no row. */
export const sessions = pgTable(
  "sessions",
  {
    /** sha256 of the cookie's 32 random bytes. */
    idHash: text("id_hash").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The visitor's cart; the cart of a user is found by the user. */
    cartId: integer("cart_id").references(() => carts.id, { onDelete: "set null" }),
    /** The address that a valid link was shown for: this session may set its account's first password. */
    verifiedEmail: text("verified_email"),
    verifiedUntil: timestamp("verified_until", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);
export type Session = typeof sessions.$inferSelect;
