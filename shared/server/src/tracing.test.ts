import { channel } from "node:diagnostics_channel";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import Fastify from "fastify";
import { traceRequests } from "./tracing.ts";

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const spans: Span[] = [];
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as Export;
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
let endpoint: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
beforeEach(() => {
  spans.length = 0;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

/** Sends one request to a server with a secret in its address, and waits until its spans have been sent. */
async function trace(continues: boolean, share: number, headers: Record<string, string>, id = "request") {
  const app = Fastify({ genReqId: () => id });
  traceRequests(app, { service: "test", endpoint, share, continues, statementChannel: "test.statement" });
  app.get("/orders/:token", async () => {
    await fetch(`${endpoint}/pay/secret-token?by=secret-token`, {
      method: "POST",
      body: '{"resourceSpans":[]}',
    });
    channel("test.statement").publish({
      text: "select 1 from orders",
      startedAt: Date.now(),
      hasFailed: false,
    });
    return {};
  });
  await app.inject({ url: "/orders/secret-token", headers });
  // Of a background job.
  channel("test.statement").publish({ text: "delete from limits", startedAt: Date.now(), hasFailed: false });
  await app.close();
}

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${TRACE_ID}-b7ad6b7169203331-01`;

it("continues the trace of a gateway, with its own requests and statements, and without addresses", async () => {
  await trace(true, 0, { traceparent });

  const server = spans.find(({ name }) => name === "GET /orders/:token");
  expect(server).toMatchObject({ traceId: TRACE_ID, parentSpanId: "b7ad6b7169203331" });
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === server?.spanId);
  expect(inside.map(({ name }) => name).sort()).toEqual(["POST", "select"]);
  expect(JSON.stringify(spans)).not.toContain("secret-token");
});

it("traces the same requests in gateway and API, which share their ids", async () => {
  const requests = Array.from({ length: 20 }, (_, index) => ({ id: `request-${index}`, share: 0.3 }));
  const traced = async (continues: boolean) => {
    spans.length = 0;
    for (const { id, share } of requests) await trace(continues, share, {}, id);
    const servers = spans.filter(({ name }) => name === "GET /orders/:token");
    return servers.map(
      ({ attributes }) => attributes.find(({ key }) => key === "ligate.request_id")?.value.stringValue,
    );
  };
  const byGateway = await traced(false);

  expect(await traced(true)).toEqual(byGateway);
  expect(byGateway.length).toBeGreaterThan(0);
  expect(byGateway.length).toBeLessThan(requests.length / 2);
});

it("does not let a stranger decide what is traced", async () => {
  await trace(false, 0, { traceparent });
  expect(spans).toEqual([]);

  await trace(false, 1, { traceparent });
  expect(spans.length).toBe(3);
  expect(spans.map(({ traceId }) => traceId)).not.toContain(TRACE_ID);
});
