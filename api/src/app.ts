import type { Settings } from "@ligate/contract/settings/settings";
import type { Database } from "./db/database.ts";
import { registerApiReference } from "./http/docs/api-reference.ts";
import { healthRoutes } from "./http/health.routes.ts";
import { mediaRoutes } from "./http/media.routes.ts";
import { createServer } from "./http/server.ts";
import { catalogRoutes, describeDesign } from "./modules/catalog/index.ts";
import { identityRoutes, registerRequestSessions } from "./modules/identity/index.ts";
import { guestMessages, messagingRoutes } from "./modules/messaging/index.ts";
import { guestCarts, orderingRoutes, type PayPal, registerPayments } from "./modules/ordering/index.ts";

export interface AppOptions {
  db: Database;
  settings: Settings;
  /** Signs CSRF tokens. */
  sessionSecret: string;
  /** Replaces the PayPal client that the settings describe. */
  paypal?: PayPal;
  /** Off in tests. */
  log?: boolean;
}

/**
 * Builds the API, ready for `inject` or `listen`. The composition root: here identity receives the functions of
 * upper modules that it calls, because modules import downwards only.
 */
export async function buildApp({ db, settings, sessionSecret, paypal, log = false }: AppOptions) {
  const app = await createServer({ db, settings, sessionSecret, log });
  registerRequestSessions(app);
  registerPayments(app, paypal);
  await registerApiReference(app);
  for (const routes of [healthRoutes, mediaRoutes]) await app.register(routes);
  await app.register(identityRoutes, { guestCarts, guestMessages, describeDesign });
  await app.register(catalogRoutes);
  await app.register(orderingRoutes);
  await app.register(messagingRoutes);
  return app;
}
