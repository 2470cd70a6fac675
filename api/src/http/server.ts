import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import type { Settings } from "@ligate/contract/settings/settings";
import { logRequests } from "@ligate/server/access-log";
import { type Load, shedLoad } from "@ligate/server/load-shedding";
import { addReadMetrics, createMetrics, measureRequests, type Registry } from "@ligate/server/metrics";
import { requestIds, sendRequestIds } from "@ligate/server/request-ids";
import { findRefusal, JSON_MAX_BYTES } from "@ligate/server/request-limits";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { type Database, isUnavailable } from "../db/database.ts";
import { errorForLog } from "../db/error-for-log.ts";
import { STATEMENT_CHANNEL } from "../db/slow-statements.ts";
import { sendDeprecatedNames } from "./deprecated-names.ts";
import { handleError, registerErrorHandlers } from "./error-handler.ts";
import { type KnownBrowsers, knownBrowsers } from "./known-browsers.ts";
import { ProblemError } from "./problem.ts";
import { limitReads } from "./read-limits.ts";
import { type SessionCookies, sessionCookies } from "./session-cookies.ts";

declare module "fastify" {
  interface FastifyInstance {
    db: Database;
    settings: Settings;
    sessionCookies: SessionCookies;
    knownBrowsers: KnownBrowsers;
    /** Aborted when the process begins to stop: it is not ready from then on. */
    stopping: AbortController;
    /** Requests in progress, and those that were refused. */
    load: Load;
    /** Only if metrics are served. */
    metrics: Registry | undefined;
  }
  interface FastifyContextConfig {
    /** The route is called by another server, which has no session, so no CSRF token is required. */
    isForServers?: boolean;
  }
}

export interface ServerOptions {
  db: Database;
  settings: Settings;
  /** Signs CSRF tokens. */
  sessionSecret: string;
  log: boolean;
}

/**
 * Requests in progress in one process. So many times the average CPU time of a request is what the next one waits, whatever
 * the core: 32 are 32 ms at 1,000 requests per second.
 */
const LOAD_LIMITS = { checkout: 64, read: 32, search: 16, file: 512 };

/** Creates a Fastify server without routes: error handling, security headers, cookies and CSRF protection. */
export async function createServer({ db, settings, sessionSecret, log }: ServerOptions) {
  const trustProxy = ["loopback", ...(settings.TRUSTED_PROXIES ?? [])];
  const app = newFastify(log, trustProxy);
  const isHttps = settings.PUBLIC_URL?.startsWith("https:") ?? false;
  app.decorate("db", db).decorate("settings", settings).decorate("stopping", new AbortController());
  app.decorate("sessionCookies", sessionCookies(sessionSecret, isHttps));
  app.decorate("knownBrowsers", knownBrowsers(sessionSecret, isHttps));
  registerErrorHandlers(app);
  sendRequestIds(app);
  if (settings.ACCESS_LOG) logRequests(app);
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) await sendTraces(app, settings.OTEL_EXPORTER_OTLP_ENDPOINT);
  app.decorate("metrics", settings.API_METRICS_PORT === undefined ? undefined : createMetrics());
  if (app.metrics) {
    measureRequests(app, app.metrics);
    countUnavailable(app, app.metrics);
  }
  app.decorate("load", shedLoad(app, LOAD_LIMITS));
  sendDeprecatedNames(app);
  await app.register(cookie);
  await app.register(helmet, securityHeaders(isHttps));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    assertAcceptable(request);
    const isForPages = !request.is404 && !request.routeOptions.config.isForServers;
    if (!isRead(request) && isForPages) app.sessionCookies.checkCsrfToken(request);
  });
  await limitReads(app, trustProxy);
  return app;
}

function countUnavailable(app: FastifyInstance, registry: Registry): void {
  let unavailable = 0;
  app.addHook("onError", async (_request, _reply, error) => {
    if (isUnavailable(error)) unavailable++;
  });
  addReadMetrics(registry, {
    metrics: {
      ligate_database_unavailable_total: "Requests that failed because the database did not answer.",
    },
    read: () => ({ ligate_database_unavailable_total: unavailable }),
  });
}

async function sendTraces(app: FastifyInstance, endpoint: string): Promise<void> {
  const { traceRequests } = await import("@ligate/server/tracing");
  const share = app.settings.OTEL_TRACES_SAMPLER_ARG;
  const common = { service: "ligate-api", endpoint, share, statementChannel: STATEMENT_CHANNEL };
  traceRequests(app, { ...common, continues: true });
}

/** Applies the gateway's rules; parsers limit the bytes that arrive. @throws ProblemError */
function assertAcceptable({ raw }: FastifyRequest): void {
  const refusal = findRefusal(raw);
  if (refusal) throw new ProblemError(refusal.status, refusal.detail);
}

function newFastify(log: boolean, trustProxy: string[]): FastifyInstance {
  const app = Fastify({
    logger: log && { level: "warn", serializers: { err: errorForLog } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_MAX_BYTES,
    // The gateway's own limit: uploading a purchase order of 10 MB takes time on a slow connection.
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    // Connections that are open when the process stops are served.
    return503OnClosing: false,
    trustProxy,
    genReqId: requestIds(trustProxy),
    frameworkErrors: handleError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Otherwise, Fastify loads its own compilers for JSON Schema, which no route uses.
    schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
  });
  acceptEmptyJson(app);
  app.setValidatorCompiler(refuseIncomparable(validatorCompiler));
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/**
 * zod compares the length of whatever has one with the limit of a text, also where the value is no text. An object whose
 * length cannot be compared, such as `{ "length": { "toString": null } }`, makes it throw.
 */
const refuseIncomparable =
  (compile: typeof validatorCompiler): typeof validatorCompiler =>
  (route) => {
    const validate = compile(route);
    return (data) => {
      try {
        return validate(data);
      } catch (error) {
        if (!(error instanceof TypeError && /primitive value/.test(error.message))) throw error;
        return {
          error: new ProblemError(400, "A value of this request is of another type than it has to be."),
        };
      }
    };
  };

function notUsed(): never {
  throw new Error("The schemas of this API are zod's.");
}

/** Pages send `content-type: application/json` with every POST, also without a body; Fastify rejects that by default. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : parse(request, String(body), done),
  );
}

/** Headers of JSON responses. The gateway sets the policy of documents. */
const securityHeaders = (isHttps: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  strictTransportSecurity: isHttps,
});

const isRead = ({ method }: FastifyRequest) => ["GET", "HEAD", "OPTIONS"].includes(method);
