import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { type Load, shedLoad } from "./load-shedding.ts";

const SEARCH = "/api/search/";
const READ = "/api/blogs/get-latest-blogs/";
const CART = "/api/orders/cart/";
const CAPTURE = "/api/orders/capture/5O1/";

const PICTURE = "/media/lines/gene-knock-out.svg";
const LIMITS = { search: 1, read: 2, checkout: 3, file: 2 };

let app: FastifyInstance;
let load: Load;
/** Answers the requests that wait. */
let answer: () => void;

beforeEach(async () => {
  app = Fastify();
  load = shedLoad(app, LIMITS);
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  for (const path of [SEARCH, READ, CART, PICTURE]) app.get(path, () => answered.then(() => "ok"));
  app.post(CAPTURE, () => answered.then(() => "ok"));
  app.post(CART, async () => "ok");
  app.get("/slow-download", (_request, reply) => reply.send(new PassThrough()));
  await app.listen();
});
afterEach(async () => {
  answer();
  await app.close();
});

/** Sends requests that wait for `answer`. */
async function hold(...urls: string[]) {
  const held = urls.map((url) => app.inject({ method: url === CAPTURE ? "POST" : "GET", url }));
  await pause(20);
  return held;
}

const status = async (url: string) => (await app.inject(url)).statusCode;

it("refuses searches first, then reads, then carts, and payments never", async () => {
  await hold(SEARCH);
  expect(await status(SEARCH)).toBe(503);
  await hold(READ);
  expect(await status(READ)).toBe(503);
  await hold(CART);
  expect(await status(CART)).toBe(503);
  const [captured] = await hold(CAPTURE);
  answer();

  expect((await captured)?.statusCode).toBe(200);
  expect(load.refused).toEqual({ vital: 0, checkout: 1, read: 1, search: 1, file: 0 });
});

it("accepts requests again when others are answered, also with an error", async () => {
  const held = await hold(SEARCH, READ);
  expect(await status(SEARCH)).toBe(503);
  answer();
  await Promise.all(held);
  await app.inject("/nothing");

  expect(load.inProgress).toBe(0);
  expect(await status(SEARCH)).toBe(200);
});

it("counts files apart, of which a page has many", async () => {
  await hold(PICTURE, PICTURE);
  expect(load).toMatchObject({ inProgress: 0, filesInProgress: 2 });
  expect(await status(PICTURE)).toBe(503);
  const [search] = await hold(SEARCH);
  answer();

  expect((await search)?.statusCode).toBe(200);
  expect(await status(PICTURE)).toBe(200);
});

it("does not count payments, which wait for PayPal", async () => {
  await hold(CAPTURE, CAPTURE, CAPTURE);

  expect(load.inProgress).toBe(0);
});

it("counts neither bodies that arrive slowly nor responses that are read slowly", async () => {
  const { port } = app.server.address() as AddressInfo;
  const upload = connect(port, "127.0.0.1");
  upload.write(
    `POST ${CART} HTTP/1.1\r\nhost: store\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
  );
  const download = connect(port, "127.0.0.1");
  download.write("GET /slow-download HTTP/1.1\r\nhost: store\r\n\r\n");
  await pause(50);
  expect(load.inProgress).toBe(0);

  upload.write("}");
  const [response] = await once(upload, "data");
  expect(String(response)).toMatch(/ 200 OK/);
  expect(load.inProgress).toBe(0);
  for (const socket of [upload, download]) socket.destroy();
});

it("does not count a body that is read after the response", async () => {
  const server = Fastify();
  const state = shedLoad(server, LIMITS);
  server.addHook("onRequest", async () => {
    throw new Error("too large");
  });
  server.addHook("onSend", async ({ raw }, _reply, payload) => {
    // As the gateway reads the rest of a body while it responds.
    await once(raw.resume(), "end");
    return payload;
  });
  server.post(CART, async () => "ok");
  const { statusCode } = await server.inject({ method: "POST", url: CART, payload: "{}" });

  expect([statusCode, state.inProgress]).toEqual([500, 0]);
});

it("counts the work for a visitor who has left until it ends", async () => {
  const { port } = app.server.address() as AddressInfo;
  const visitor = connect(port, "127.0.0.1");
  visitor.write(`GET ${SEARCH} HTTP/1.1\r\nhost: store\r\n\r\n`);
  await pause(50);
  visitor.destroy();
  await pause(50);
  expect(load.inProgress).toBe(1);

  answer();
  await pause(20);
  expect(load.inProgress).toBe(0);
});
