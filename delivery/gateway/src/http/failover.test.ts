import { once } from "node:events";
import { createServer, get, type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import type { GatewayOptions } from "../app.ts";
import { type ListeningGateway, startFrontGateway } from "../testing/listening-gateway.ts";
import { until } from "../testing/until.ts";

/** An API that counts its requests. */
interface Api {
  server: FastifyInstance;
  url: string;
  /** Methods and bodies of the requests that have reached it. */
  seen: string[];
  /** Answers 200 by default. */
  behavior: "answers" | "resets" | "is overloaded";
}

async function startApi({ host = "127.0.0.1", port = 0, trustProxy = [] as string[] } = {}): Promise<Api> {
  const server = Fastify({ forceCloseConnections: true, trustProxy });
  const api: Api = { server, url: "", seen: [], behavior: "answers" };
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  server.get("/readyz", () => ({ ready: true }));
  server.all("/api/x/", ({ method, body, raw, ip }, reply) => {
    api.seen.push(`${method} ${body ?? ""}`.trim());
    if (api.behavior === "resets") return void raw.socket.resetAndDestroy();
    if (api.behavior === "is overloaded")
      return reply.code(503).header("retry-after", "2").send({ detail: "Busy." });
    return { url: api.url, ip };
  });
  api.url = await server.listen({ port, host });
  return api;
}

let one: Api;
let two: Api;
let store: ListeningGateway;
let address: string;
beforeEach(async () => {
  [one, two] = await Promise.all([startApi(), startApi()]);
  await startStore([one.url, two.url]);
});
afterEach(() => Promise.all([store.close(), one.server.close(), two.server.close()]));

async function startStore(apiUrls: string[], options: Partial<GatewayOptions> = {}) {
  await store?.close();
  store = await startFrontGateway(Fastify(), { apiUrls, ...options });
  address = `http://127.0.0.1:${store.port}/api/x/`;
}

const repeat = <T>(times: number, send: () => Promise<T>) => Promise.all(Array.from({ length: times }, send));
/** Reads the body too, because a server waits for the responses that it is sending before it closes. */
async function statusOf(init?: RequestInit): Promise<number> {
  const response = await fetch(address, init);
  await response.text();
  return response.status;
}
const aForm = () => {
  const body = new FormData();
  body.append("file", new Blob(["x".repeat(300_000)]), "file.txt");
  return body;
};

it("shares requests between the APIs", async () => {
  await repeat(20, () => statusOf());

  // The gateway reads from them too.
  expect(Math.abs(one.seen.length - two.seen.length)).toBeLessThan(4);
});

it("repeats a read once that an API resets", async () => {
  one.behavior = "resets";

  expect(await repeat(10, () => statusOf())).toEqual(Array(10).fill(200));
  expect(one.seen).not.toEqual([]);
});

it("repeats a read no more than once", async () => {
  one.behavior = "resets";
  two.behavior = "resets";

  expect(await statusOf()).toBe(503);
  expect([one.seen, two.seen]).toEqual([["GET"], ["GET"]]);
});

it("never repeats a write that may have reached the API", async () => {
  one.behavior = "resets";
  two.behavior = "resets";

  expect(await statusOf({ method: "POST", body: "order" })).toBe(503);
  expect([...one.seen, ...two.seen]).toEqual(["POST order"]);
});

it("loses no request, and no body, while an API is down", async () => {
  await one.server.close();

  const reads = await repeat(10, () => statusOf());
  const writes = await repeat(10, () => statusOf({ method: "POST", body: "order" }));
  const forms = await repeat(10, () => statusOf({ method: "POST", body: aForm() }));

  expect(new Set([...reads, ...writes, ...forms])).toEqual(new Set([200]));
  expect(two.seen).toHaveLength(30);
  expect(two.seen.filter((request) => request === "POST order")).toHaveLength(10);
  expect(two.seen.filter((request) => request.length > 300_000)).toHaveLength(10);
});

it("uses an API again that has restarted", async () => {
  await one.server.close();
  await repeat(2, () => statusOf());

  const port = Number(new URL(one.url).port);
  one = await startApi({ port });
  await until(async () => (await statusOf()) === 200 && one.seen.length > 0);
});

it("passes on that an API is overloaded, and does not burden the other", async () => {
  one.behavior = "is overloaded";
  two.behavior = "is overloaded";

  const response = await fetch(address);
  expect(await response.json()).toEqual({ detail: "Busy." });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect([...one.seen, ...two.seen]).toEqual(["GET"]);
});

it("sends nothing to an API that is frozen, as soon as a check has failed", async () => {
  const sockets: Socket[] = [];
  const frozen = createTcpServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(frozen, "listening");
  await startStore([`http://127.0.0.1:${(frozen.address() as AddressInfo).port}`, one.url]);
  await setTimeout(3_000);

  const signal = AbortSignal.timeout(3_000);
  expect(await repeat(10, () => statusOf({ signal }))).toEqual(Array(10).fill(200));
  for (const socket of sockets) socket.destroy();
  frozen.close();
});

it.each([
  ["a page for a person", { accept: "text/html,*/*;q=0.8" }, /^<!doctype html>.*The store is not available/s],
  ["JSON for a page", { accept: "application/json" }, /^\{"detail":"The store is busy or being restarted/],
])("answers 503 with %s if no API answers", async (_, headers, body) => {
  await Promise.all([one.server.close(), two.server.close()]);

  const response = await fetch(address, { headers });

  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toMatch(body);
});

/** A load balancer on 127.0.0.1, which appends the address of its client. */
function startBalancer(port: number) {
  return createServer(({ headers, socket, url }, response) => {
    const forwarded = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    const options = { port, path: url, headers: { ...headers, "x-forwarded-for": forwarded } };
    request({ host: "127.0.0.1", ...options }, (answer) => answer.pipe(response)).end();
  }).listen(0, "127.0.0.1");
}

it("passes the client's address from a balancer to an API on another address", async () => {
  const api = await startApi({ host: "127.0.0.2", trustProxy: ["127.0.0.1"] });
  await startStore([api.url], { trustedProxies: ["127.0.0.1"] });
  const balancer = startBalancer(store.port);
  await once(balancer, "listening");

  const [response] = (await once(
    get({
      ...{ host: "127.0.0.1", port: (balancer.address() as AddressInfo).port, path: "/api/x/" },
      ...{ localAddress: "127.0.0.3", headers: { "x-forwarded-for": "6.6.6.6" }, agent: false },
    }),
    "response",
  )) as [IncomingMessage];

  expect(JSON.parse(await text(response))).toEqual({ url: api.url, ip: "127.0.0.3" });
  balancer.close();
  await api.server.close();
});
