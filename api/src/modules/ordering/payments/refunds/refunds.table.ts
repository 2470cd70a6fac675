import { bigint, boolean, index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { payments } from "../payments.table.ts";

/**
 * Refunds of captured payments. A refund is claimed here before PayPal is asked for it; the ledger has it when it is
 * `done`. Refunds that were made at PayPal itself are written when its webhook arrives.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: serial().primaryKey(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    /** PayPal-Request-Id of the refund call, which makes it idempotent. */
    requestId: text("request_id").notNull().unique(),
    /** `pending`: PayPal has accepted it, but not completed. `failed`: PayPal has refused it; nothing was paid back. */
    status: text({ enum: ["claimed", "pending", "done", "failed"] })
      .notNull()
      .default("claimed"),
    /** PayPal's id of the refund. */
    providerRefundId: text("provider_refund_id").unique(),
    /** The order is cancelled when the refund is done. */
    cancelsOrder: boolean("cancels_order").notNull().default(false),
    /** Shown to the customer. */
    reason: text().notNull(),
    /** The member of staff; `paypal` for a refund that was made there. */
    actor: text().notNull(),
    /** PayPal's refusal, for staff. */
    failure: text().notNull().default(""),
    /** Another process may take the refund over after this time. */
    leaseUntil: timestamp("lease_until", { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp("done_at", { withTimezone: true }),
  },
  (table) => [index("refunds_payment").on(table.paymentId), index("refunds_lease").on(table.leaseUntil)],
);
export type RefundRecord = typeof refunds.$inferSelect;
