import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../../db/database.ts";
import { ProblemError } from "../../../../http/problem.ts";
import { publicUrl } from "../../../../http/public-url.ts";
import type { PaymentContext } from "../payment-context.ts";
import type { RefundProvider } from "./refund-provider.ts";

/** Dependencies of refunds, in the API and in staff commands. */
export interface RefundContext {
  db: Database;
  /** Missing if payments are not configured. */
  paypal?: RefundProvider;
  /** The shop's URL, for links in emails. */
  publicUrl: string;
  log?: Pick<FastifyBaseLogger, "warn" | "error">;
}

export const refundContext = ({ db, paypal, settings, log }: PaymentContext): RefundContext => ({
  db,
  paypal,
  publicUrl: publicUrl(settings),
  log,
});

/** @throws ProblemError 503 if payments are not configured */
export function requireProvider({ paypal }: RefundContext): RefundProvider {
  if (!paypal) throw new ProblemError(503, "Payments are not configured, so nothing can be refunded.");
  return paypal;
}
