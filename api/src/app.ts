import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import type { Settings } from "@ligate/contract/settings";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes } from "./accounts/account.routes.ts";
import { profileRoutes } from "./accounts/profile.routes.ts";
import { answerError, answerErrors } from "./answer-errors.ts";
import { cartRoutes } from "./cart/cart.routes.ts";
import { catalogueRoutes } from "./catalog/catalogue.routes.ts";
import { contentVersionRoutes } from "./content/content-version.routes.ts";
import type { Database } from "./db/database.ts";
import { docsRoutes } from "./docs/docs.routes.ts";
import { healthRoutes } from "./health.routes.ts";
import { invoiceRoutes } from "./invoices/invoice.routes.ts";
import { manualRoutes } from "./manuals/manual.routes.ts";
import { mediaRoutes } from "./media.routes.ts";
import { messageRoutes } from "./messages/message.routes.ts";
import { orderRoutes } from "./orders/order.routes.ts";
import { paymentRoutes, purchaseOrderRoutes } from "./payments/payment.routes.ts";
import { type PayPal, payPal } from "./payments/paypal.ts";
import type { Till } from "./payments/till.ts";
import { webhookRoutes } from "./payments/webhook.routes.ts";
import { protocolPdfRoutes } from "./protocols/protocol-pdf.routes.ts";
import { quoteRequestRoutes } from "./quote-requests/quote-request.routes.ts";
import { quoteRoutes } from "./quotes/quote.routes.ts";
import { savedDesignRoutes } from "./saved-designs/saved-design.routes.ts";
import { searchEngineRoutes } from "./search-engines/search-engine.routes.ts";
import { sessionRoutes } from "./sessions/session.routes.ts";
import { type SessionCookies, sessionCookies } from "./sessions/session-cookies.ts";
import { taxRoutes } from "./tax/tax.routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    db: Database;
    settings: Settings;
    sessionCookies: SessionCookies;
    till: Till;
  }
}

/** What the application is built from; everything else it makes itself. */
export interface AppParts {
  db: Database;
  settings: Settings;
  /** Signs CSRF tokens. */
  sessionSecret: string;
  paypal?: PayPal;
  /** Off in tests. */
  log?: boolean;
}

const ROUTES = [
  healthRoutes,
  contentVersionRoutes,
  docsRoutes,
  mediaRoutes,
  manualRoutes,
  protocolPdfRoutes,
  searchEngineRoutes,
  sessionRoutes,
  accountRoutes,
  profileRoutes,
  savedDesignRoutes,
  catalogueRoutes,
  cartRoutes,
  quoteRoutes,
  paymentRoutes,
  purchaseOrderRoutes,
  webhookRoutes,
  invoiceRoutes,
  orderRoutes,
  taxRoutes,
  messageRoutes,
  quoteRequestRoutes,
];

/** The whole API, ready for `inject` or `listen`. */
export async function buildApp({ db, settings, sessionSecret, paypal, log = false }: AppParts) {
  const app = newServer(log);
  const isHttps = settings.PUBLIC_URL?.startsWith("https:") ?? false;
  app.decorate("db", db).decorate("settings", settings);
  app.decorate("sessionCookies", sessionCookies(sessionSecret, isHttps));
  app.decorate("till", { db, settings, paypal: paypal ?? payPal(settings), log: app.log });
  answerErrors(app);
  await app.register(cookie);
  await app.register(helmet, securityHeaders(isHttps));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const isForPages = !request.is404 && !request.routeOptions.config.isForServers;
    if (!isRead(request) && isForPages) app.sessionCookies.checkWrite(request);
  });
  for (const routes of ROUTES) await app.register(routes);
  return app;
}

const JSON_LIMIT_BYTES = 256 * 1024;

function newServer(log: boolean): FastifyInstance {
  const app = Fastify({
    logger: log && { level: "warn" },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT_BYTES,
    // As the gateway allows: a purchase order of 10 MB takes a while on a slow line.
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    // The gateway is the only proxy, and stands on the same machine.
    trustProxy: "loopback",
    frameworkErrors: answerError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  acceptEmptyJson(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** Every POST of the pages says that it is JSON, also one without a body, which Fastify refuses by itself. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : parse(request, String(body), done),
  );
}

/** Answers are data; the documents' policy is the gateway's. */
const securityHeaders = (isHttps: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  strictTransportSecurity: isHttps,
});

const isRead = ({ method }: FastifyRequest) => ["GET", "HEAD", "OPTIONS"].includes(method);
