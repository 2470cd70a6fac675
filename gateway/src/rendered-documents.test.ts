import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { buildGateway } from "./app.ts";
import { aRelease, releasesOnDisk, writeServerFile } from "./testing/releases-on-disk.ts";

const shell = aRelease({ name: "shell", entry: "main.js", ssr: true });
const catalog = aRelease({ name: "mf-catalog", addresses: ["/", "/products/*"], ssr: true });

// A shell that renders what the API says of an address, or that nothing is there.
const SHELL = `
  let api;
  exports.shared = {};
  exports.configureApi = (address) => { api = address; };
  exports.render = async (name, routes, url) => {
    const answer = name && await fetch(api + "/api/text/?" + encodeURIComponent(url));
    if (answer?.ok) return { status: 200, head: "", body: "<h1>" + await answer.text() + "</h1>", loaderData: {} };
    const problems = name && { [name]: { status: 404, body: "gone" } };
    return { status: 404, head: "", body: "<h1>Not found</h1>", loaderData: {}, problems };
  };`;

let api: FastifyInstance;
let gateway: FastifyInstance;
let content: { version: string; text: string };
let rendered: number;

const PATIENCE_MS = 60_000;
/** From then on a page that is asked for is rendered anew without a reason. */
const RENEWED_AFTER_MS = 5_000;

beforeEach(async () => {
  content = { version: "one", text: "First" };
  rendered = 0;
  const dir = releasesOnDisk(shell, catalog);
  writeServerFile(dir, shell, SHELL);
  writeServerFile(dir, catalog, "exports.routes = [];");
  api = Fastify();
  api.get("/content-version", () => ({ version: content.version }));
  api.get("/api/text/", (request, reply) => {
    rendered++;
    const isThere = !request.url.includes("nope");
    return isThere ? reply.send(content.text) : reply.code(404).send();
  });
  gateway = await buildGateway({
    releasesDir: dir,
    apiUrl: await api.listen({ port: 0, host: "127.0.0.1" }),
    settings: {
      publicUrl: "https://store.example",
      paypal: { clientId: "", sdkUrl: "" },
      testProduct: false,
    },
  });
}, PATIENCE_MS);
afterEach(() => Promise.all([gateway.close(), api.close()]));

/** The document of an address, once it comes rendered: a busy machine leaves some pages to the browser. */
async function rendersAt(url: string) {
  for (;;) {
    const answer = await gateway.inject(url);
    if (answer.body.includes("<h1>")) return answer;
  }
}

const aMoment = (ms = 50) => new Promise((later) => setTimeout(later, ms));

it(
  "gives a page that was rendered to everybody, until the content changes",
  async () => {
    const start = performance.now();
    expect((await rendersAt("/")).body).toContain("<h1>First</h1>");
    content.text = "Second";
    expect((await rendersAt("/")).body).toContain("<h1>First</h1>");
    content.version = "two";
    while (!(await rendersAt("/")).body.includes("<h1>Second</h1>")) await aMoment();
    expect(performance.now() - start).toBeLessThan(RENEWED_AFTER_MS);
  },
  PATIENCE_MS,
);

it(
  "goes on giving its pages where the API is gone",
  async () => {
    await rendersAt("/");
    await api.close();
    await aMoment(1_000);
    expect((await gateway.inject("/")).body).toContain("<h1>First</h1>");
  },
  PATIENCE_MS,
);

it("sends the same page in brotli to who takes it, and as it is to who does not", async () => {
  const get = (encoding: string) => gateway.inject({ url: "/", headers: { "accept-encoding": encoding } });
  const plain = await rendersAt("/");
  for (const encoding of ["gzip, deflate, br, zstd", "br;q=0.5"]) {
    const { headers, rawPayload } = await get(encoding);
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
  expect((await get("gzip, br;q=0")).headers["content-encoding"]).not.toBe("br");
  expect((await get("")).body).toBe(plain.body);
});

it("admits the one script that stands in a rendered document, by its hash, and no other", async () => {
  const { body, headers } = await rendersAt("/");
  const [[, script = ""] = [], ...others] = [...body.matchAll(/<script>(.*?)<\/script>/gs)];
  expect(others).toEqual([]);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it("renders that nothing is there, with the status 404, and keeps none of it", async () => {
  const owned = await rendersAt("/products/nope");
  expect(owned.statusCode).toBe(404);
  expect(owned.body).toContain("<h1>Not found</h1>");
  expect(owned.body).toContain('id="ligate-problems">{"mf-catalog":{"status":404,"body":"gone"}}<');
  const before = rendered;
  await gateway.inject("/products/nope");
  expect(rendered).toBe(before + 1);

  const unowned = await rendersAt("/nowhere");
  expect(unowned.statusCode).toBe(404);
  expect(unowned.body).toContain("<h1>Not found</h1>");
  expect(unowned.body).not.toContain("ligate-problems");
});

it.each(["/%E0%A4%A", "/%", "/products/%nope%"])("shows the store at %s, where nothing is", async (url) => {
  const { statusCode, headers, body } = await rendersAt(url);
  expect(statusCode).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toContain("script-src 'self'");
  expect(body).toContain("<h1>Not found</h1>");
});

it("answers HEAD as GET without the page, OPTIONS by what can be asked, and no other method", async () => {
  const ask = (method: "HEAD" | "OPTIONS" | "POST" | "DELETE" | "PROPFIND", url = "/") =>
    gateway.inject({ method: method as "GET", url, payload: method === "POST" ? "a=1" : undefined });

  await rendersAt("/");
  const head = await ask("HEAD");
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(Number(head.headers["content-length"])).toBeGreaterThan(500);
  expect((await ask("HEAD", "/nowhere")).statusCode).toBe(404);

  const options = await ask("OPTIONS");
  expect([options.statusCode, options.headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
  for (const method of ["POST", "DELETE", "PROPFIND"] as const) {
    const { statusCode, headers, body } = await ask(method);
    expect([statusCode, headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(body).toBe("This address answers GET, HEAD, OPTIONS.\n");
  }
  expect((await gateway.inject("/releases/shell/aaa/gone.js")).body).toBe("Nothing is at this address.\n");
});
