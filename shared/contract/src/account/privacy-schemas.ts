import { SavedAddress } from "../address/schemas.ts";
import { CartItem, NotSoldLine } from "../cart/schemas.ts";
import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { Invoice } from "../invoices/schemas.ts";
import { Thread } from "../messages/schemas.ts";
import { OrderView } from "../orders/schemas.ts";
import { QuoteSummary } from "../quotes/quote-list.ts";
import { SavedDesign } from "../saved-designs/schemas.ts";
import { ActiveSession } from "../session/schemas.ts";
import { UserInfo } from "./schemas.ts";

/** Why an account cannot be closed yet: a sentence for each order, invoice, payment, refund or dispute. */
export const ClosingProblem = z.object({ detail: z.string(), reasons: z.array(z.string()) });
export type ClosingProblem = z.infer<typeof ClosingProblem>;

/** `data.json` of an account's export: the answers of the calls that show the same data, by their names. */
export const AccountData = z.object({
  exported_at: z.iso.datetime(),
  account: z.object({
    email: z.string(),
    email_verified: z.boolean(),
    second_factor: z.boolean(),
    created_at: z.iso.datetime(),
  }),
  profile: UserInfo,
  addresses: z.array(SavedAddress),
  designs: z.array(SavedDesign),
  cart: z.array(CartItem),
  /** The lines of the cart that cannot be ordered. */
  not_sold: z.array(NotSoldLine),
  /** For purchase orders: the days until an invoice is due, the limit, and the amount that is open. Null without own terms. */
  account_terms: z.object({ net_days: z.int(), limit: Money, open: Money }).nullable(),
  orders: z.array(OrderView),
  invoices: z.array(Invoice),
  quotes: z.array(QuoteSummary),
  threads: z.array(Thread),
  /** With the fields of the form by their names; omitted ones are empty. Threads have the beginning of a sequence only. */
  quote_requests: z.array(
    z.object({
      reference: z.string(),
      sent_at: z.iso.datetime(),
      fields: z.record(z.string(), z.string()),
    }),
  ),
  sessions: z.array(ActiveSession),
  /** Logins and changes of the account, the oldest first. */
  security_events: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.string(),
      actor: z.enum(["customer", "staff"]),
      /** The IP address. */
      address: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** The files of the archive. */
  files: z.array(z.object({ path: z.string(), order_number: z.string() })),
});
export type AccountData = z.infer<typeof AccountData>;
