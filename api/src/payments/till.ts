import type { Settings } from "@ligate/contract/settings";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import type { PayPal } from "./paypal.ts";

/** What taking money needs. */
export interface Till {
  db: Database;
  paypal: PayPal;
  settings: Settings;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}
