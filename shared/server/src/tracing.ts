/**
 * Traces by OpenTelemetry. The processes import this file only if a collector is configured, so that without one its
 * libraries are not loaded.
 */
import { hash } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { onResponseEnd, routeName } from "./access-log.ts";

export interface TracingOptions {
  /** `ligate-api` or `ligate-gateway`. */
  service: string;
  /** The collector's address, which receives OTLP over HTTP at /v1/traces. */
  endpoint: string;
  /** The share of requests that are traced, from 0 to 1. The id of a request decides, so that gateway and API agree. */
  share: number;
  /** Whether the trace of the caller is continued, whatever the share: for an API behind gateways, not for strangers. */
  continues: boolean;
  /** The channel (node:diagnostics_channel) that each `FinishedStatement` is published to. */
  statementChannel?: string;
}

/**
 * Sends spans to a collector until the server closes: of its requests, of those that it makes with undici or `fetch`, and of
 * its statements. Register it before routes.
 */
export function traceRequests(app: FastifyInstance, options: TracingOptions): void {
  const { service, endpoint, share, continues, statementChannel } = options;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer("ligate");
  // Addresses of the store contain secrets.
  const withoutAddress = { "url.path": "", "url.query": "" };
  const undici = new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (span, { origin }) => span.setAttributes({ ...withoutAddress, "url.full": origin }),
  });
  undici.setTracerProvider(provider);
  addRequestHooks(app, tracer, (request) => {
    const isContinued = continues && request.headers.traceparent !== undefined;
    if (isContinued) return propagation.extract(ROOT_CONTEXT, request.headers);
    return shareOf(request.id) < share ? ROOT_CONTEXT : undefined;
  });
  const onStatement = (message: unknown) => recordStatement(tracer, message as FinishedStatement);
  if (statementChannel) subscribe(statementChannel, onStatement);
  app.addHook("onClose", async () => {
    undici.disable();
    if (statementChannel) unsubscribe(statementChannel, onStatement);
    await provider.shutdown();
  });
}

/** A number from 0 to 1 that is the same wherever the request is. */
const shareOf = (requestId: string): number => hash("sha256", requestId, "buffer").readUInt32BE() / 2 ** 32;

/** A statement of the database that has ended. */
export interface FinishedStatement {
  /** Without values. */
  text: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  hasFailed: boolean;
}

/** Statements of background jobs, which run every two seconds, belong to no request. */
function recordStatement(tracer: Tracer, { text, startedAt, hasFailed }: FinishedStatement): void {
  if (!trace.getSpan(context.active())) return;
  const [operation = ""] = text.trimStart().split(/\s/, 1);
  const attributes = { "db.system.name": "postgresql", "db.query.text": text };
  const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes, startTime: startedAt });
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * The name of a span is the route instead of the address, which may contain a secret. The code of other requests runs without
 * a context, so that they cost almost nothing.
 * @param findParent of a request that is traced
 */
function addRequestHooks(
  app: FastifyInstance,
  tracer: Tracer,
  findParent: (request: FastifyRequest) => Context | undefined,
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook("onRequest", (request, _reply, done) => {
    const parent = findParent(request);
    if (!parent) return done();
    const attributes = { "http.request.method": request.method, "ligate.request_id": request.id };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    const active = trace.setSpan(parent, span);
    contexts.set(request, active);
    context.with(active, done);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    const active = contexts.get(request);
    if (active) context.with(active, done);
    else done();
  });
  onResponseEnd(app, (request, _reply, status) => {
    const active = contexts.get(request);
    const span = active && trace.getSpan(active);
    if (!span) return;
    const route = routeName(request);
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({ "http.route": route, "http.response.status_code": status });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
