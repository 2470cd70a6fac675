import { sql } from "drizzle-orm";
import { payments } from "../payments.table.ts";

/**
 * When PayPal is asked again about a payment under review: after a tenth of its age, between one minute and one hour. A
 * review takes days at most, and PayPal's webhook usually reports its end.
 */
export const nextCheck = () =>
  sql`now() + greatest(interval '1 minute', least(interval '1 hour', (now() - ${payments.createdAt}) / 10))`;
