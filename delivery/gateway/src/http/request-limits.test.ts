import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import Fastify from "fastify";
import { type ListeningGateway, startFrontGateway } from "../testing/listening-gateway.ts";
import { chunkedBody, plainBody, rawExchange } from "../testing/raw-connection.ts";

const KIB = 1024;
const MIB = 1024 * KIB;
const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data; boundary=x";

let store: ListeningGateway;
/** Sizes of the bodies that the API has received. */
let received: number[];
/** `started`, and `ended` with whether all has arrived. */
const uploads = new EventEmitter();

beforeAll(async () => {
  received = [];
  const api = Fastify({ bodyLimit: 16 * MIB });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  api.all("/api/read/", async ({ body }) => {
    const bytes = (body as Buffer).length;
    received.push(bytes);
    return { bytes };
  });
  api.all("/api/early/", {
    onRequest: async (_request, reply) => reply.code(401).send({ detail: "Please log in." }),
    handler: () => "",
  });
  api.all("/api/upload/", {
    onRequest: async ({ raw }) => {
      uploads.emit("started");
      raw.on("close", () => uploads.emit("ended", raw.complete));
    },
    handler: () => "",
  });
  store = await startFrontGateway(api);
});
afterAll(() => store.close());

const head = (path: string, type: string, framing: string, method = "POST") =>
  `${method} ${path} HTTP/1.1\r\nhost: store\r\nconnection: close\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`;
const withLength = (path: string, bytes: number, type = JSON_TYPE, method = "POST") =>
  rawExchange(store.port, head(path, type, `content-length: ${bytes}`, method), plainBody(bytes));
const inChunks = (path: string, bytes: number, type = JSON_TYPE, method = "POST") =>
  rawExchange(store.port, head(path, type, "transfer-encoding: chunked", method), chunkedBody(bytes));

const TOO_LARGE = {
  all: expect.anything(),
  status: 413,
  json: { detail: expect.stringMatching(/^This request is too large\. .*\.$/) },
  headers: expect.stringMatching(/\r\nconnection: close/i),
};

const PATHS = [
  "/api/read/",
  "/media/x",
  "/sandbox/api/read/",
  "/products",
  "/nowhere",
  "/releases/x",
  "/healthz",
];

describe.each(["gzip", "zstd", "br", "deflate", "x-unknown", "gzip, identity"])(
  "a body with the encoding %s",
  (encoding) => {
    it.each(["/api/read/", "/sandbox/api/read/", "/products"])("is refused at %s", async (path) => {
      const request = head(path, JSON_TYPE, `content-length: 12\r\ncontent-encoding: ${encoding}`);

      expect(await rawExchange(store.port, request, ["twelve bytes"])).toMatchObject({
        status: 415,
        json: { detail: "Compressed requests are not accepted. Please send this request uncompressed." },
      });
      expect(received).toEqual([]);
    });
  },
);

it("accepts a body with the encoding identity", async () => {
  const request = head("/api/read/", JSON_TYPE, "content-length: 12\r\ncontent-encoding: Identity");

  expect(await rawExchange(store.port, request, ["twelve bytes"])).toMatchObject({ status: 200 });
  expect(received.splice(0)).toEqual([12]);
});

it.each(PATHS)("refuses an address of more than 2 KiB at %s", async (path) => {
  const get = (url: string) =>
    rawExchange(store.port, `GET ${url} HTTP/1.1\r\nhost: store\r\nconnection: close\r\n\r\n`);
  const longest = `${path}?q=`.padEnd(2_048, "x");
  expect((await get(longest)).status).not.toBe(414);
  expect(await get(`${longest}x`)).toMatchObject({
    status: 414,
    json: { detail: "This address is too long. At most 2048 characters are accepted." },
  });
});

it.each(PATHS)("refuses a request with two hosts at %s", async (path) => {
  const request = `GET ${path} HTTP/1.1\r\nhost: store\r\nHost: other\r\nconnection: close\r\n\r\n`;
  expect(await rawExchange(store.port, request)).toMatchObject({
    status: 400,
    json: { detail: "This request names more than one host." },
  });
});

it.each(PATHS)("refuses a body of 2 MiB at %s by its declared length", async (path) => {
  expect(await withLength(path, 2 * MIB)).toEqual(TOO_LARGE);
});

it.each(PATHS)("refuses a body of 2 MiB at %s while it arrives in chunks", async (path) => {
  expect(await inChunks(path, 2 * MIB)).toEqual(TOO_LARGE);
});

it.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("refuses large bodies of %s requests", async (method) => {
  expect(await withLength("/api/read/", MIB, JSON_TYPE, method)).toEqual(TOO_LARGE);
  expect(await inChunks("/api/read/", MIB, JSON_TYPE, method)).toEqual(TOO_LARGE);
});

it.each(["GET", "PROPFIND"])("refuses a large declared body of a %s request", async (method) => {
  expect(await withLength("/products", MIB, JSON_TYPE, method)).toEqual(TOO_LARGE);
});

it.each(["text/plain", "application/x-www-form-urlencoded", "application/octet-stream", "nonsense"])(
  "refuses a large body of the type %s",
  async (type) => {
    expect(await withLength("/api/read/", MIB, type)).toEqual(TOO_LARGE);
  },
);

it("forwards JSON of exactly 256 KiB, and refuses one piece more", async () => {
  expect(await withLength("/api/read/", 256 * KIB)).toMatchObject({
    status: 200,
    json: { bytes: 256 * KIB },
  });
  expect(await inChunks("/api/read/", 256 * KIB)).toMatchObject({ status: 200, json: { bytes: 256 * KIB } });
  expect(await withLength("/api/read/", 320 * KIB)).toEqual(TOO_LARGE);
  expect(await inChunks("/api/read/", 320 * KIB)).toEqual(TOO_LARGE);
});

it("forwards forms of 11 MiB, and refuses larger ones", async () => {
  expect(await withLength("/api/read/", 11 * MIB, FORM_TYPE)).toMatchObject({ json: { bytes: 11 * MIB } });
  expect(await inChunks("/api/read/", 11 * MIB, FORM_TYPE)).toMatchObject({ json: { bytes: 11 * MIB } });
  received.length = 0;
  expect(await withLength("/api/read/", 12 * MIB, FORM_TYPE)).toEqual(TOO_LARGE);
  expect(await inChunks("/api/read/", 12 * MIB, FORM_TYPE)).toEqual(TOO_LARGE);
  expect(await inChunks("/nowhere", 12 * MIB, FORM_TYPE)).toEqual(TOO_LARGE);
  expect(received).toEqual([]);
}, 20_000);

it("passes on what the API responds before it has read the form", async () => {
  const answer = { ...TOO_LARGE, status: 401, json: { detail: "Please log in." } };
  expect(await withLength("/api/early/", 11 * MIB, FORM_TYPE)).toEqual(answer);
  expect(await inChunks("/api/early/", 11 * MIB, FORM_TYPE)).toEqual(answer);
});

it("keeps a connection open after a request of a permitted size", async () => {
  const request = head("/api/read/", JSON_TYPE, "content-length: 2").replace("close", "keep-alive");
  const { all } = await rawExchange(store.port, `${request}{}${head("/healthz", JSON_TYPE, "", "GET")}`);

  expect(all.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});

it("closes the connection of a client that does not send the rest of a large body", async () => {
  const start = head("/api/read/", JSON_TYPE, `content-length: ${2 * MIB}`);

  expect(await rawExchange(store.port, `${start}x`)).toMatchObject(TOO_LARGE);
});

it("ends the request to the API if its client closes the connection", async () => {
  const upload = connect({ port: store.port, host: "127.0.0.1" });
  const started = once(uploads, "started");
  upload.write(`${head("/api/upload/", FORM_TYPE, `content-length: ${MIB}`)}part`);
  await started;
  const ended = once(uploads, "ended");
  upload.destroy();

  expect(await ended).toEqual([false]);
});

it.each([JSON_TYPE, FORM_TYPE])("logs no error if the client leaves within a body of %s", async (type) => {
  const logged = jest.spyOn(store.gateway.log, "error");
  const requested = once(store.gateway.server, "request");
  const socket = connect({ port: store.port, host: "127.0.0.1" });
  socket.write(`${head("/api/read/", type, "content-length: 100")}{`);
  const [request] = await requested;
  const closed = new Promise((resolve) => request.once("close", resolve));
  socket.destroy();
  await closed;
  // Another request is answered after the error of the first.
  await withLength("/api/read/", 0);

  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
