import fastify, { type FastifyInstance } from "fastify";
import type { SandboxConfig } from "./config.ts";
import { mailRoutes } from "./mail/mail.routes.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import { pageRoutes } from "./pages/page.routes.ts";
import { paypalRoutes } from "./paypal/paypal.routes.ts";
import { bucketRoutes } from "./services/bucket.routes.ts";
import { salesTaxRoutes } from "./services/sales-tax.routes.ts";

/** Builds the HTTP server of the sandbox. Its mails and the objects of its buckets are lost when the process ends. */
export function buildApp(config: SandboxConfig, mailbox: Mailbox): FastifyInstance {
  // Responses that hang intentionally must not delay the shutdown.
  const app = fastify({ forceCloseConnections: true });

  app.get("/healthz", async () => ({ status: "ok" }));
  app.register(async (scope) => pageRoutes(scope));
  app.register(async (scope) => paypalRoutes(scope, config), { prefix: "/paypal" });
  app.register(async (scope) => salesTaxRoutes(scope), { prefix: "/tax" });
  app.register(async (scope) => bucketRoutes(scope, config), { prefix: "/bucket" });
  app.register(async (scope) => mailRoutes(scope, mailbox), { prefix: "/mail" });
  return app;
}
