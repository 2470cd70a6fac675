import type { Settings } from "@ligate/contract/settings/settings";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database } from "../../../db/database.ts";
import { createPayPal, type PayPal } from "./paypal/paypal.ts";

declare module "fastify" {
  interface FastifyInstance {
    payments: PaymentContext;
  }
}

/** Dependencies of the payment services. */
export interface PaymentContext {
  db: Database;
  paypal: PayPal;
  settings: Settings;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/** Decorates the app with `payments`. @param paypal replaces the client that the settings describe */
export function registerPayments(app: FastifyInstance, paypal: PayPal = createPayPal(app.settings)) {
  const { db, settings, log } = app;
  app.decorate("payments", { db, settings, paypal, log });
}
