import type { FastifyBaseLogger } from "fastify";
import type { Tx } from "../../db/database.ts";
import { type SecurityEventKind, securityEvents } from "./security-events.table.ts";

/** The actor of events on the site, also if an impostor acts as the customer. */
export const CUSTOMER = "customer";

/** A security event to record. Never a secret: no password, code, token or text of a message. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** The account; null if there is none. */
  userId: number | null;
  /** The member of staff; by default the customer. */
  actor?: string;
  /** IP address of the request; empty for staff. */
  address: string;
  details?: Record<string, string | number>;
}

/**
 * Adds an event to the audit table, and writes it as one structured line to the log.
 * @param log such as the request's logger; the line is written even if its level is above `info`
 */
export async function recordSecurityEvent(tx: Tx, event: NewSecurityEvent, log?: FastifyBaseLogger) {
  const row = { actor: CUSTOMER, details: {}, ...event };
  await tx.insert(securityEvents).values(row);
  log?.child({}, { level: "info" }).info({ securityEvent: row }, "security event");
}
