import type { Settings } from "@ligate/contract/settings/settings";
import type { Database } from "./db/database.ts";
import { registerApiReference } from "./http/docs/api-reference.ts";
import { healthRoutes } from "./http/health.routes.ts";
import { mediaRoutes } from "./http/media.routes.ts";
import { createServer } from "./http/server.ts";
import { catalogRoutes, describeDesign, readDesignTitles } from "./modules/catalog/index.ts";
import { identityRoutes, registerRequestSessions, registerSecondFactor } from "./modules/identity/index.ts";
import { guestMessages, messagingRoutes } from "./modules/messaging/index.ts";
import { guestCarts, orderingRoutes, type PayPal, registerPayments } from "./modules/ordering/index.ts";
import { privacyRoutes } from "./modules/privacy/index.ts";

export interface AppOptions {
  db: Database;
  settings: Settings;
  /** Signs CSRF tokens. */
  sessionSecret: string;
  /** Encrypt the secrets of second factors: 32 bytes each, the current key first. */
  secondFactorKeys: Buffer[];
  /** Replaces the PayPal client that the settings describe. */
  paypal?: PayPal;
  /** Off in tests. */
  log?: boolean;
}

/**
 * Builds the API, ready for `inject` or `listen`. The composition root: here identity receives the functions of
 * upper modules that it calls, because modules import downwards only.
 */
export async function buildApp({ db, settings, log = false, ...options }: AppOptions) {
  const app = await createServer({ db, settings, sessionSecret: options.sessionSecret, log });
  registerRequestSessions(app);
  registerSecondFactor(app, options.secondFactorKeys);
  registerPayments(app, options.paypal);
  await registerApiReference(app);
  for (const routes of [healthRoutes, mediaRoutes]) await app.register(routes);
  await app.register(identityRoutes, { guestCarts, guestMessages, describeDesign, readDesignTitles });
  await app.register(catalogRoutes);
  await app.register(orderingRoutes);
  await app.register(messagingRoutes);
  await app.register(privacyRoutes);
  return app;
}
