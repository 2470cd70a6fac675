import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { onResponseEnd, routeName } from "./access-log.ts";

export type { Registry };

/** In seconds. From a cached document to a capture at PayPal. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of this process, with those of Node (memory, event loop, garbage collection). */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Counts requests and measures their duration. Register it before routes.
 * @returns starts again from zero, when releases are replaced: otherwise the values of each release would stay
 */
export function measureRequests(app: FastifyInstance, registry: Registry): () => void {
  const requests = new Counter({
    name: "ligate_http_requests_total",
    help: "Requests by status; 499: the client has left. Documents by remote, release and page.",
    labelNames: ["method", "route", "remote", "release", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "ligate_http_request_duration_seconds",
    help: "Time until the end of the response.",
    labelNames: ["method", "route", "remote", "release"],
    buckets: BUCKETS,
    registers: [registry],
  });
  onResponseEnd(app, (request, reply, status) => {
    const { remote = "", release = "" } = request.page ?? {};
    const labels = { method: request.method, route: routeName(request), remote, release };
    requests.inc({ ...labels, status });
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  return () => {
    requests.reset();
    durations.reset();
  };
}

/** A value, or one for each value of a label. */
type Reading = number | Record<string, number>;
/** Values that are read from the database are reused for so long, for several scrapers. */
const MAX_AGE_MS = 5_000;
/** A database that does not answer must not make Prometheus give up, by default after 10 seconds. */
const READ_TIMEOUT_MS = 2_000;

export interface ReadMetrics<Name extends string> {
  /**
   * Name → meaning. With a label: the name, `{`, the label and `}`, such as `ligate_mails{state}`. A name that ends with
   * `_total` is that of a counter, others are gauges.
   */
  metrics: Record<Name, string>;
  /** Called on a scrape. If it fails or takes too long, these metrics are missing, and the others are scraped. */
  read: () => Record<Name, Reading> | Promise<Record<Name, Reading>>;
}

/** Registers metrics whose values are read together when they are scraped. */
export function addReadMetrics<Name extends string>(
  registry: Registry,
  { metrics, read }: ReadMetrics<Name>,
): void {
  const readOnce = reuse(read);
  for (const [declared, help] of Object.entries(metrics) as [Name, string][]) {
    const [name = "", label] = declared.split(/[{}]/);
    const Metric = name.endsWith("_total") ? Counter : Gauge;
    const metric: Counter | Gauge = new Metric({
      ...{ name, help, labelNames: label ? [label] : [], registers: [registry] },
      collect: async () => {
        const reading = await readOnce().then(
          (all) => all[declared],
          () => ({}),
        );
        metric.reset();
        // Without a label, `reset` leaves the value 0.
        metric.remove({});
        if (typeof reading === "number") metric.inc(reading);
        else
          for (const [value, number] of Object.entries<number>(reading))
            metric.inc({ [label ?? ""]: value }, number);
      },
    });
  }
}

function reuse<Value>(read: () => Value | Promise<Value>): () => Promise<Value> {
  let readAt = Number.NEGATIVE_INFINITY;
  let value: Promise<Value> | undefined;
  return () => {
    if (value && performance.now() - readAt < MAX_AGE_MS) return value;
    readAt = performance.now();
    value = Promise.race([Promise.resolve().then(read), rejectLater()]);
    return value;
  };
}

async function rejectLater(): Promise<never> {
  await setTimeout(READ_TIMEOUT_MS, undefined, { ref: false });
  throw new Error("The metrics were not read in time.");
}

/** Serves `GET /metrics` for Prometheus. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") return void response.writeHead(404).end();
    registry.metrics().then(
      (metrics) => response.writeHead(200, { "content-type": registry.contentType }).end(metrics),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), "listening");
  return server;
}

/** A metric as prom-client keeps it, whose types lack the labels. */
type DeclaredMetric = Record<"name" | "help" | "type", string> & { labelNames: string[] };

/** The metrics of the store, without those of Node, as a Markdown table for docs/metrics.md. */
export function metricsTable(registry: Registry): string {
  const metrics = registry.getMetricsAsArray() as unknown as DeclaredMetric[];
  const rows = metrics
    .filter(({ name }) => name.startsWith("ligate_"))
    .map(
      ({ name, type, labelNames, help }) => `| \`${name}\` | ${type} | ${labelNames.join(", ")} | ${help} |`,
    );
  return ["| metric | type | labels | meaning |", "|---|---|---|---|", ...rows, ""].join("\n");
}
