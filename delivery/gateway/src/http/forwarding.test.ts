import Fastify from "fastify";
import { type ListeningGateway, startFrontGateway } from "../testing/listening-gateway.ts";
import { rawExchange } from "../testing/raw-connection.ts";

let store: ListeningGateway;
/** Requests that have reached the API. */
let seen: { url: string; headers: Record<string, unknown>; body: unknown }[];

beforeAll(async () => {
  const api = Fastify();
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  api.all("/api/echo/", async ({ url, headers, body }, reply) => {
    seen.push({ url, headers, body });
    reply.headers({ connection: "keep-alive, x-private", "keep-alive": "timeout=99", "x-private": "1" });
    reply.headers({ "proxy-authenticate": "Basic", te: "x", upgrade: "h2c", "x-public": "1" });
    return { ok: true };
  });
  api.get("/api/secret/", async (_request, reply) => reply.header("referrer-policy", "no-referrer").send({}));
  store = await startFrontGateway(api);
});
beforeEach(() => {
  seen = [];
});
afterAll(() => store.close());

const send = (lines: string[], body = "", method = "POST") =>
  rawExchange(
    store.port,
    [
      `${method} /api/echo/ HTTP/1.1`,
      "host: store",
      "content-type: application/json",
      ...lines,
      "",
      body,
    ].join("\r\n"),
  );

it("does not forward headers of the connection to the API", async () => {
  const { status } = await send(
    [
      ...[
        "connection: close, X-Hop",
        "connection: X-Second",
        "x-hop: 1",
        "x-second: 1",
        "keep-alive: timeout=5",
      ],
      ...["te: trailers", "trailer: x-end", "upgrade: h2c", "http2-settings: AAMAAABkAAQAoAAAAAIAAAAA"],
      ...[
        "proxy-authorization: Basic eA==",
        "proxy-connection: keep-alive",
        "x-other: 1",
        "content-length: 2",
      ],
    ],
    "{}",
  );

  expect(status).toBe(200);
  expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(
    [
      "connection",
      "content-length",
      "content-type",
      "host",
      "x-forwarded-for",
      "x-other",
      "x-request-id",
    ].sort(),
  );
  expect(seen[0]?.headers.connection).toBe("keep-alive");
});

it("does not forward headers of the API's connection to the client", async () => {
  const { headers } = await send(["connection: close", "content-length: 2"], "{}");

  expect(headers).toMatch(/\r\nx-public: 1/);
  expect(headers).not.toMatch(/x-private|timeout=99|proxy-authenticate|trailer|\r\nte:|upgrade|keep-alive/i);
});

it("tells the API the visitor's address only from the connection", async () => {
  const forged = [
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-port",
    "forwarded",
  ];
  await send(
    [...forged.map((name) => `${name}: 6.6.6.6`), "x-real-ip: 6.6.6.6", "connection: close"],
    "",
    "GET",
  );
  // A client may name a header in Connection to have it removed; the gateway sets its own afterwards.
  await send(["connection: close, x-forwarded-for, host"], "", "GET");

  for (const { headers } of seen) {
    expect(headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      host: expect.stringMatching(/^127\.0\.0\.1:/),
    });
    expect(JSON.stringify(headers)).not.toContain("6.6.6.6");
  }
  expect(seen).toHaveLength(2);
});

it("lets no visitor decide what is traced", async () => {
  const traceparent = "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await send([traceparent, "tracestate: a=b", "baggage: a=b", "connection: close"], "", "GET");

  const { traceparent: parent, tracestate, baggage } = seen[0]?.headers ?? {};
  expect({ parent, tracestate, baggage }).toEqual({});
});

it("answers a request that waits for permission to send its body", async () => {
  const { all } = await send(["expect: 100-continue", "connection: close", "content-length: 2"], "{}");

  expect(all).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

it("does not forward the body of a GET request", async () => {
  expect(await send(["connection: close", "content-length: 2"], "{}", "GET")).toMatchObject({ status: 200 });
  const chunked = ["connection: close", "transfer-encoding: chunked"];
  expect(await send(chunked, "2\r\n{}\r\n0\r\n\r\n", "GET")).toMatchObject({ status: 200 });
  expect(seen.map(({ headers }) => headers["content-length"])).toEqual([undefined, undefined]);
});

it.each([
  ["a JSON type and no length", ["content-type: application/json"], ""],
  ["a JSON type and the length 0", ["content-type: application/json", "content-length: 0"], ""],
  ["a JSON type and no chunk", ["content-type: application/json", "transfer-encoding: chunked"], "0\r\n\r\n"],
  ["no type", ["content-length: 0"], ""],
  ["neither", [], ""],
])("forwards a POST request without a body: %s", async (_, lines, body) => {
  const head = ["POST /api/echo/ HTTP/1.1", "host: store", "connection: close", ...lines, "", body];

  expect(await rawExchange(store.port, head.join("\r\n"))).toMatchObject({ status: 200 });
  expect(seen).toHaveLength(1);
});

const SMUGGLED = "GET /api/echo/?smuggled HTTP/1.1\r\nhost: store\r\nconnection: close\r\n\r\n";

it.each([
  ["a length and chunks", ["content-length: 4", "transfer-encoding: chunked"], `0\r\n\r\n${SMUGGLED}`],
  ["chunks and a length", ["transfer-encoding: chunked", "content-length: 5"], `0\r\n\r\n${SMUGGLED}`],
  ["two lengths", ["content-length: 2", "content-length: 60"], `{}${SMUGGLED}`],
  ["a list of lengths", ["content-length: 2, 60"], `{}${SMUGGLED}`],
  ["a negative length", ["content-length: -1"], SMUGGLED],
  ["a signed length", ["content-length: +2"], `{}${SMUGGLED}`],
  ["a hexadecimal length", ["content-length: 0x2"], `{}${SMUGGLED}`],
  ["an encoding besides chunked", ["transfer-encoding: chunked, identity"], `0\r\n\r\n${SMUGGLED}`],
  ["an unknown encoding", ["transfer-encoding: xchunked"], `0\r\n\r\n${SMUGGLED}`],
  ["two encodings", ["transfer-encoding: chunked", "transfer-encoding: x"], `0\r\n\r\n${SMUGGLED}`],
  ["a space before the colon", ["transfer-encoding : chunked"], `0\r\n\r\n${SMUGGLED}`],
  ["a folded header", ["x-a: b\r\n transfer-encoding: chunked", "content-length: 2"], `{}${SMUGGLED}`],
  ["a bare line feed", ["x-a: b\ncontent-length: 60", "content-length: 2"], `{}${SMUGGLED}`],
  ["a carriage return in a header", ["x-a: b\rc", "content-length: 2"], `{}${SMUGGLED}`],
  ["a chunk whose size is not a number", ["transfer-encoding: chunked"], `zz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
  ["a chunk of too many digits", ["transfer-encoding: chunked"], `${"f".repeat(20)}\r\n${SMUGGLED}`],
])("rejects a request with %s, and all that follows on its connection", async (_, lines, body) => {
  const { status, json } = await send(lines, body);

  expect(status).toBe(400);
  expect(json).toEqual({ detail: "This request cannot be read." });
  expect(seen.filter(({ url }) => url.includes("smuggled"))).toEqual([]);
});

it("explains headers that are too large", async () => {
  const { status, json } = await send([`x-large: ${"x".repeat(20_000)}`, "connection: close"]);

  expect({ status, json }).toEqual({
    status: 431,
    json: { detail: "The headers of this request are too large." },
  });
});

it("keeps a referrer policy of the API, because the address of a document's link is a secret", async () => {
  const headersOf = async (path: string) =>
    (await rawExchange(store.port, `GET ${path} HTTP/1.1\r\nhost: store\r\nconnection: close\r\n\r\n`))
      .headers;

  expect(await headersOf("/api/secret/")).toContain("referrer-policy: no-referrer");
  expect(await headersOf("/api/echo/")).toContain("referrer-policy: strict-origin-when-cross-origin");
});
