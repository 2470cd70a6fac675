import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.table.ts";

interface CartColumns {
  id: AnyPgColumn;
  userId: AnyPgColumn;
}
let cartColumns: CartColumns | undefined;

/**
 * Sets the columns of the table that `sessions.cart_id` references. Carts belong to ordering, which this module must not
 * import, so `carts.table.ts` calls this.
 */
export function setCartColumns(columns: CartColumns) {
  cartColumns = columns;
}

export function getCartColumns(): CartColumns {
  if (!cartColumns) throw new Error("carts.table.ts has not been loaded");
  return cartColumns;
}

/** Sessions of browsers that have written something. A browser that only reads has a cookie and no row. */
export const sessions = pgTable(
  "sessions",
  {
    /** sha256 of the cookie's 32 random bytes. */
    idHash: text("id_hash").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The cart of an anonymous visitor. The cart of a signed-in user is found by the user's id. */
    cartId: integer("cart_id").references(() => getCartColumns().id, { onDelete: "set null" }),
    /** An email address for which this session presented a valid link: it may set the account's first password. */
    verifiedEmail: text("verified_email"),
    verifiedUntil: timestamp("verified_until", { withTimezone: true }),
    /** The account that this visitor signed up or presented a link for, so that its pages know the address. */
    signedUpId: integer("signed_up_id").references(() => users.id, { onDelete: "set null" }),
    /** Identifies the session in the customer's list. */
    publicId: uuid("public_id").notNull().unique().defaultRandom(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Written at most once every five minutes. A session that is not used for 14 days ends. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull().defaultNow(),
    /** IP address and browser of the last recorded use. */
    address: text().notNull().default(""),
    userAgent: text("user_agent").notNull().default(""),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
    index("sessions_cart").on(table.cartId),
  ],
);
export type Session = typeof sessions.$inferSelect;
