import { once } from "node:events";
import type { Server } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { logRequests } from "./access-log.ts";
import { addReadMetrics, createMetrics, measureRequests, serveMetrics } from "./metrics.ts";
import { currentRequestId, requestIds, sendRequestIds } from "./request-ids.ts";

let lines: Record<string, unknown>[];
let app: FastifyInstance;
let metricsServer: Server;
const metrics = createMetrics();

const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  app = Fastify({
    genReqId: requestIds(["loopback"]),
    logger: { level: "warn", stream },
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return reply.code(500).send({});
  });
  sendRequestIds(app);
  logRequests(app);
  measureRequests(app, metrics);
  app.get("/reset/:token", async (request) => {
    request.page = { remote: "mf-account", release: "1-abc", id: "reset" };
    return {};
  });
  app.all("/id", async () => {
    await pause(5);
    return { id: currentRequestId() };
  });
  app.all("/never", () => new Promise(() => undefined));
  app.get("/immutable", (_request, reply) => reply.header("cache-control", "public, immutable").send("file"));
  app.get("/fails", async () => {
    throw new Error("for the log");
  });
  await app.listen();
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  metricsServer.close();
  await app.close();
});

describe("a request id", () => {
  const idFor = async (given: string, remoteAddress = "127.0.0.1") => {
    const response = await app.inject({ url: "/id", headers: { "x-request-id": given }, remoteAddress });
    expect(response.json().id).toBe(response.headers["x-request-id"]);
    return String(response.headers["x-request-id"]);
  };

  it("is the one of a trusted proxy, if it is well-formed", async () => {
    expect(await idFor("3f2a9c01d4e5b678")).toBe("3f2a9c01d4e5b678");
  });

  it.each(["short", "a".repeat(65), "'; drop table", "line\tfeed00"])(
    "is replaced if it is %j",
    async (given) => {
      expect(await idFor(given)).toMatch(/^[0-9a-f]{16}$/);
    },
  );

  it("is replaced if a stranger sends it", async () => {
    expect(await idFor("3f2a9c01d4e5b678", "203.0.113.7")).toMatch(/^[0-9a-f]{16}$/);
  });

  it("is that of each of many requests at once, also behind a body", async () => {
    const port = portOf(app);
    const send = async (index: number) => {
      const id = `request-${index}`;
      const response = await fetch(`http://127.0.0.1:${port}/id`, {
        method: "POST",
        headers: { "x-request-id": id, "content-type": "application/json" },
        body: JSON.stringify({ index }),
      });
      expect(await response.json()).toEqual({ id });
    };
    await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
  });

  it("is not sent with a file that is kept for ever", async () => {
    const { headers } = await app.inject("/immutable");
    expect(headers).not.toHaveProperty("x-request-id");
  });

  it("does not exist outside of a request", () => {
    expect(currentRequestId()).toBeUndefined();
  });
});

it("logs a request without its address, which may contain a secret", async () => {
  await app.inject({
    url: "/reset/secret-token?email=ada@lab.example",
    headers: { "x-request-id": "request-1" },
  });

  expect(lines).toEqual([
    expect.objectContaining({
      ...{ level: 30, reqId: "request-1", method: "GET", route: "reset", status: 200 },
      ...{ remote: "mf-account", release: "1-abc", ms: expect.any(Number) },
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret-token|ada@|127\.0\.0\.1/);
});

it("logs a failure and its request with the same id", async () => {
  await app.inject({ url: "/fails", headers: { "x-request-id": "request-2" } });

  expect(lines.map(({ level, reqId }) => [level, reqId])).toEqual([
    [50, "request-2"],
    [30, "request-2"],
  ]);
});

it("counts unknown addresses as one route, and serves the metrics on another port", async () => {
  for (const url of ["/a", "/b", "/c"]) await app.inject(url);
  metricsServer = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const { port } = metricsServer.address() as AddressInfo;

  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  expect(text).toContain(
    'ligate_http_requests_total{method="GET",route="none",remote="",release="",status="404"} 3',
  );
  expect(text).toContain('route="reset",remote="mf-account",release="1-abc",status="200"} 1');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

describe("a client that leaves before the response", () => {
  const HEAD = "HTTP/1.1\r\nhost: store\r\ncontent-type: application/json\r\n";

  it.each([`GET /never ${HEAD}\r\n`, `POST /never ${HEAD}content-length: 2\r\n\r\n{}`])(
    "is logged with the status 499: %j",
    async (request) => {
      const client = connect(portOf(app), "127.0.0.1");
      client.write(request);
      await pause(50);
      client.destroy();
      await pause(50);

      expect(lines).toEqual([expect.objectContaining({ route: "/never", status: 499 })]);
    },
  );

  it("is logged as 499 over HTTP/2", async () => {
    const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
    const secure = Fastify({ http2: true, logger: { level: "warn", stream } }) as unknown as FastifyInstance;
    logRequests(secure);
    secure.get("/never", () => new Promise(() => undefined));
    secure.get("/soon", async () => ({}));
    await secure.listen();
    const session = connectHttp2(`http://127.0.0.1:${portOf(secure)}`);
    await once(session.request({ ":path": "/soon" }).resume(), "end");
    const left = session.request({ ":path": "/never" });
    left.on("error", () => undefined);
    await pause(50);
    left.close(8);
    await pause(50);
    session.destroy();
    await secure.close();

    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ["/soon", 200],
      ["/never", 499],
    ]);
  });
});

describe("metrics that are read on a scrape", () => {
  it("are gauges and counters, with and without a label", async () => {
    const registry = createMetrics();
    addReadMetrics(registry, {
      metrics: { waiting: "Mails that wait.", "refused_total{priority}": "Refused requests." },
      read: () => ({ waiting: 2, "refused_total{priority}": { read: 3, search: 5 } }),
    });

    expect((await registry.metrics()).split("\n")).toEqual(
      expect.arrayContaining([
        ...["# TYPE waiting gauge", "waiting 2", "# TYPE refused_total counter"],
        ...['refused_total{priority="read"} 3', 'refused_total{priority="search"} 5'],
      ]),
    );
  });

  it("are missing while they cannot be read, and the others are served", async () => {
    const registry = createMetrics();
    const read = () => Promise.reject(new Error("no database"));
    addReadMetrics(registry, { metrics: { waiting: "Mails that wait." }, read });
    addReadMetrics(registry, { metrics: { busy: "Connections." }, read: () => ({ busy: 1 }) });

    expect(await registry.metrics()).not.toMatch(/^waiting/m);
    expect(await registry.metrics()).toMatch(/^busy 1$/m);
  });

  it("are read once for several scrapers", async () => {
    const registry = createMetrics();
    let reads = 0;
    addReadMetrics(registry, {
      metrics: { one: "One.", two: "Two." },
      read: () => ({ one: ++reads, two: 2 }),
    });
    await Promise.all([registry.metrics(), registry.metrics()]);

    expect(reads).toBe(1);
  });
});
