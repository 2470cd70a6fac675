import { OverloadedError } from "@ligate/server/load-shedding";
import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { payByOrder, shopping } from "../testing/purchase-orders.ts";
import { ADDRESS } from "../testing/shoppers.ts";
import { testApp } from "../testing/test-app.ts";
import { registerErrorHandlers } from "./error-handler.ts";

const { app, db, browser } = testApp();

async function postRaw(payload: string, contentType = "application/json") {
  const guest = browser();
  await guest.get("/api/csrf/");
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = {
    cookie,
    "x-xsrf-token": guest.cookies.get("XSRF-TOKEN") ?? "",
    "content-type": contentType,
  };
  const answer = await app().inject({ method: "POST", url: "/api/login/", headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

it.each([
  ["broken JSON", "{", 400],
  ["no content", "", 400],
  ["a list instead of an object", "[]", 400],
  ["a __proto__ key", '{"__proto__":{"a":1}}', 400],
  [
    "an object with a length instead of a text",
    '{"email":"a@b.example","password":{"length":{"toString":null}}}',
    400,
  ],
  ["more than 256 KiB", JSON.stringify({ email: "a".repeat(300_000) }), 413],
])("rejects %s with a sentence", async (_what, payload, status) => {
  expect(await postRaw(payload)).toEqual({
    status,
    body: expect.objectContaining({ detail: expect.stringMatching(/\.$/) }),
  });
});

it.each([
  ["JSON of more than", "256 KiB", "application/json", 256 * 1024 + 1],
  ["a form of more than", "11 MiB", "multipart/form-data; boundary=x", 11 * 1024 * 1024 + 1],
])("rejects %s %s by its declared length", async (_, limit, type, length) => {
  const headers = { "content-type": type, "content-length": String(length) };
  for (const url of ["/api/users/purchase-orders/capture/", "/nowhere"]) {
    const answer = await app().inject({ method: "POST", url, headers, payload: "x" });

    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 413,
      body: { detail: `This request is too large. At most ${limit} can be sent at once.` },
    });
  }
});

it("rejects an address of more than 2 KiB", async () => {
  for (const url of ["/api/search/?q=", "/nowhere?q="]) {
    expect((await app().inject(url.padEnd(2_048, "x"))).statusCode).not.toBe(414);
    const answer = await app().inject(url.padEnd(2_049, "x"));

    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 414,
      body: { detail: "This address is too long. At most 2048 characters are accepted." },
    });
  }
});

it.each(["gzip", "zstd"])("rejects a body with the encoding %s", async (encoding) => {
  const headers = { "content-type": "application/json", "content-encoding": encoding };
  for (const url of ["/api/login/", "/nowhere"]) {
    const answer = await app().inject({ method: "POST", url, headers, payload: "{}" });

    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 415,
      body: { detail: "Compressed requests are not accepted. Please send this request uncompressed." },
    });
  }
});

it("rejects a body of another content type with a sentence", async () => {
  expect(await postRaw("<a/>", "text/xml")).toEqual({
    status: 415,
    body: { detail: expect.any(String) },
  });
});

it("accepts a JSON POST without a body", async () => {
  const guest = browser();
  await guest.get("/api/csrf/");

  expect((await guest.post("/api/logout/")).status).toBe(200);
});

it("rejects a malformed URL with a sentence", async () => {
  const answer = await app().inject("/api/products/get-product-summary/%ff/");

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ detail: expect.any(String) });
});

it("rejects a character that PostgreSQL cannot store with 400", async () => {
  expect(await browser().get("/api/products/get-product-summary/A%00B/")).toMatchObject({
    status: 400,
    body: { detail: "The text contains a character that cannot be stored." },
  });
});

it("rejects an incomplete UTF-8 sequence in a URL with 400", async () => {
  const ada = browser();
  const cart = await shopping(db(), ada);
  const address = JSON.stringify({ ...ADDRESS, first_name: "Ada\ud800" });

  expect(await payByOrder(ada, cart, { address })).toMatchObject({
    status: 400,
    body: { detail: "The text contains a character that cannot be stored." },
  });
});

it("does not reveal the reason of an internal error", async () => {
  const server = Fastify();
  registerErrorHandlers(server);
  server.get("/", async () => {
    throw new Error("password of the database");
  });

  const answer = await server.inject("/");

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    detail: "Something went wrong. Please try again. Reference: req-1",
    request_id: "req-1",
  });
});

it("asks a visitor whom it refuses to try again", async () => {
  const server = Fastify();
  registerErrorHandlers(server);
  server.get("/", async () => {
    throw new OverloadedError();
  });

  const { statusCode, headers, body } = await server.inject("/");

  expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
  expect(JSON.parse(body).detail).toMatch(/is very busy at the moment. Please try again in a few seconds\.$/);
  const page = await server.inject({ url: "/", headers: { accept: "text/html" } });
  expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "2"]);
  expect(page.body).toContain("<h1>The store is very busy at the moment.");
});

it("serves paths with and without a trailing slash", async () => {
  for (const url of ["/api/session", "/api/session/"]) {
    const answer = await app().inject(url);
    expect(answer.json()).toEqual({ isAuthenticated: false });
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  }
});

const addition = { cart_item: { product_sku: "CA-LA", specification: {} }, quantity: 1 };
const site = { at: "coordinates", assembly: "GRCh38", chromosome: "17" };
it.each([
  [
    { ...addition, cart_item: { product_sku: "CA-LA", specification: { site } } },
    ["cart_item.specification.site.start", "cart_item.specification.site.end"],
  ],
  [
    { updateSpecification: true, product_id: 1, specification: { site } },
    ["specification.site.start", "specification.site.end"],
  ],
  [{ cart_item: addition.cart_item }, ["quantity"]],
  [{ remove: true, product_id: "x" }, ["product_id"]],
  [{ updateQuantity: true, product_id: 1 }, ["quantity"]],
  [{ updateQuantity: true, product_id: 1, quantity: 0 }, ["quantity"]],
])("names the problems of the change that %j is", async (change, fields) => {
  const { status, body } = await browser().post("/api/orders/cart/", change);

  expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields });
});

it("answers a request whose account is closed while it runs as one without a session", async () => {
  const server = Fastify();
  registerErrorHandlers(server);
  server.get("/", () => db().execute(sql`insert into carts (user_id) values (4711)`));

  const answer = await server.inject({ url: "/" });

  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: "Please log in to continue." }]);
});
