import type { OrderReferences, ShippingAddress } from "@ligate/contract/address/schemas";
import { index, integer, jsonb, pgTable, serial, text, timestamp, unique } from "drizzle-orm/pg-core";

export const users = pgTable("users", {
  id: serial().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** argon2id; null until a customer of the checkout sets the first password. */
  passwordHash: text("password_hash"),
  emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
  /** Encrypted by `TotpSecrets`; null without a second factor. Not active before `secondFactorAt`. */
  totpSecret: text("totp_secret"),
  secondFactorAt: timestamp("second_factor_at", { withTimezone: true }),
  /** The time step of the last accepted code, which is not accepted again. */
  lastTotpStep: integer("last_totp_step"),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  company: text().notNull().default(""),
  addressLine1: text("address_line_1").notNull().default(""),
  aptSuite: text("apt_suite").notNull().default(""),
  city: text().notNull().default(""),
  state: text().notNull().default(""),
  zipcode: text().notNull().default(""),
  attention: text().notNull().default(""),
  building: text().notNull().default(""),
  phone: text().notNull().default(""),
  /** The references of the last order, without its PO number. */
  references: jsonb("buyer_references").$type<OrderReferences>(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
export type User = typeof users.$inferSelect;

/** Purposes of links. All but `export` are mailed. */
const LINK_PURPOSES = ["verify_email", "change_email", "reset_password", "export"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Tokens of links. */
export const tokens = pgTable("tokens", {
  /** sha256 of the token in the link. */
  hash: text().primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  purpose: text({ enum: LINK_PURPOSES }).notNull(),
  /** For `change_email`: the new address, to which the link was sent. */
  newEmail: text("new_email"),
  /** For `verify_email`: when the link set the account's first password. */
  spentAt: timestamp("spent_at", { withTimezone: true }),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Codes that replace a code of the authenticator app, each once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** argon2id of the code. */
    hash: text().notNull(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Further shipping addresses of an account, each with a name of its own. */
export const savedAddresses = pgTable(
  "saved_addresses",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    address: jsonb().$type<ShippingAddress>().notNull(),
  },
  (table) => [unique("saved_addresses_name").on(table.userId, table.name)],
);
