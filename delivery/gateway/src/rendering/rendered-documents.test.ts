import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { aPage, aRelease, releasesIn, writeReleases } from "../testing/releases-on-disk.ts";
import { until } from "../testing/until.ts";

const shell = aRelease({ name: "shell", entry: "main.js", ssr: true });
const catalog = aRelease({
  name: "mf-catalog",
  addresses: ["/", "/products/*", "/search"],
  pages: { search: aPage({ path: "/search", query: ["q"] }) },
  ssr: true,
});

// A shell that renders the text of the API for a path, or its 404 page, and counts the pages.
const SHELL = `
  let api;
  let pages = 0;
  exports.shared = {};
  exports.configureApi = (address) => { api = address; };
  exports.render = async (name, routes, url, signal, isKnown) => {
    if (url === "/products/former") return { redirect: "/products/new", status: 301 };
    if (url === "/products/elsewhere") return { redirect: "/products/new" };
    if (url.includes("broken")) throw new Error("No route matches " + url);
    const answer = name && await fetch(api + "/api/text/?" + encodeURIComponent(url));
    if (answer?.ok) {
      const loaderData = { text: await answer.text() };
      if (isKnown?.({ loaderData })) return { isUnchanged: true };
      const body = "<h1>" + loaderData.text + "</h1><p>Page " + ++pages + "</p>";
      return { status: 200, head: "", body, loaderData };
    }
    const problems = name && { [name]: { status: 404, body: "gone" } };
    return { status: 404, head: "", body: "<h1>Not found</h1>", loaderData: {}, problems };
  };`;

let api: FastifyInstance;
let gateway: FastifyInstance;
let content: { version: string; text: string };
let rendered: number;

/** The age at which a requested page is rendered again although the content is unchanged. */
const FRESH_MS = 5_000;

beforeEach(async () => {
  content = { version: "one", text: "First" };
  rendered = 0;
  const dir = await writeReleases({ ...shell, contents: { "server/index.cjs": SHELL } }, catalog);
  api = Fastify();
  api.get("/content-version", () => ({ version: content.version }));
  api.get("/api/text/", (request, reply) => {
    rendered++;
    const exists = !request.url.includes("nope");
    if (request.url.includes("kept")) reply.header("content-version", content.version);
    return exists ? reply.send(content.text) : reply.code(404).send();
  });
  gateway = await buildGateway({
    source: releasesIn(dir, { subresourceIntegrity: true }),
    apiUrls: [await api.listen({ port: 0, host: "127.0.0.1" })],
    settings: {
      publicUrl: "https://store.example",
      paypal: { clientId: "", sdkUrl: "" },
      testProduct: false,
    },
  });
});
afterEach(() => Promise.all([gateway.close(), api.close()]));
afterEach(() => jest.restoreAllMocks());

/** Requests a path until its page comes rendered: on a busy machine, rendering may time out. */
async function getRendered(url: string) {
  for (;;) {
    const answer = await gateway.inject(url);
    if (answer.body.includes("<h1>")) return answer;
  }
}

it.each([
  ["/products/former", 301],
  // A shell of an earlier release does not say which.
  ["/products/elsewhere", 302],
])("redirects %s with the status %i", async (url, status) => {
  // On a busy machine, rendering may time out.
  let answer = await gateway.inject(url);
  while (answer.statusCode === 200) answer = await gateway.inject(url);
  expect(answer).toMatchObject({ statusCode: status, headers: { location: "/products/new" } });
});

it("renders 150 pages of search results in ten seconds for one address, and leaves more to the browser", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.now());
  const search = (q: number, remoteAddress: string) =>
    gateway.inject({ url: `/search?q=${q}`, remoteAddress });
  for (let q = 0; q < 150; q++) await search(q, "192.0.2.1");
  const before = rendered;

  const beyond = await search(151, "192.0.2.1");

  expect([beyond.statusCode, beyond.body.includes("<h1>")]).toEqual([200, false]);
  expect(rendered).toBe(before);
  await search(152, "192.0.2.2");
  expect(rendered).toBeGreaterThan(before);
  expect((await getRendered("/")).body).toContain("<h1>First</h1>");
});

it("serves a rendered page from the cache until the content changes", async () => {
  const start = performance.now();
  expect((await getRendered("/")).body).toContain("<h1>First</h1>");
  content.text = "Second";
  expect((await getRendered("/")).body).toContain("<h1>First</h1>");
  content.version = "two";
  while (!(await getRendered("/")).body.includes("<h1>Second</h1>")) await setTimeout(50);
  expect(performance.now() - start).toBeLessThan(FRESH_MS);
});

it("renders a stale page again only if its data has changed", async () => {
  const now = performance.now.bind(performance);
  let passed = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now() + passed);
  const page = async () => /<h1>.*<\/p>/.exec((await getRendered("/")).body)?.[0];
  const getStale = async () => {
    passed += FRESH_MS;
    const requests = rendered;
    const served = await page();
    await until(() => rendered > requests);
    return served;
  };
  const first = await page();
  expect(first).toMatch("First");
  expect(await getStale()).toBe(first);
  await setTimeout(100);
  expect(await page()).toBe(first);

  content.text = "Second";
  expect(await getStale()).toBe(first);
  await until(async () => (await page())?.includes("Second") ?? false);
});

it("serves cached pages while the API is unreachable", async () => {
  await getRendered("/");
  await api.close();
  await setTimeout(1_000);
  expect((await gateway.inject("/")).body).toContain("<h1>First</h1>");
});

it("sends a page in Brotli to clients that accept it, and uncompressed to others", async () => {
  const get = (encoding: string) => gateway.inject({ url: "/", headers: { "accept-encoding": encoding } });
  const plain = await getRendered("/");
  for (const encoding of ["gzip, deflate, br, zstd", "br;q=0.5"]) {
    const { headers, rawPayload } = await get(encoding);
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
  expect((await get("gzip, br;q=0")).headers["content-encoding"]).not.toBe("br");
  expect((await get("")).body).toBe(plain.body);
});

it("allows the inline scripts and the import maps of a rendered document by their hashes, and no others", async () => {
  const { body, headers } = await getRendered("/");
  const textsOf = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, text = ""]) => text);
  const scripts = textsOf(/<script(?: data-release="[^"]*")?>(.*?)<\/script>/gs);
  const importMaps = textsOf(/<script type="importmap">(.*?)<\/script>/gs);
  expect([scripts.length, importMaps.length]).toEqual([2, 1]);
  const { body: ofCatalog } = await gateway.inject("/releases/mf-catalog/aaa/import-map.json");
  const sources = [...scripts, ...importMaps, ofCatalog].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  expect(headers["content-security-policy"]).toContain(`script-src 'self' ${sources.join(" ")};`);
});

it("renders pages with status 404 and does not cache them", async () => {
  const owned = await getRendered("/products/nope");
  expect(owned.statusCode).toBe(404);
  expect(owned.body).toContain("<h1>Not found</h1>");
  expect(owned.body).toContain('id="ligate-problems">{"mf-catalog":{"status":404,"body":"gone"}}<');
  const before = rendered;
  await gateway.inject("/products/nope");
  expect(rendered).toBe(before + 1);

  const unowned = await getRendered("/nowhere");
  expect(unowned.statusCode).toBe(404);
  expect(unowned.body).toContain("<h1>Not found</h1>");
  expect(unowned.body).not.toContain("ligate-problems");
});

it.each(["/%E0%A4%A", "/%", "/products/%nope%"])("shows the 404 page at %s", async (url) => {
  const { statusCode, headers, body } = await getRendered(url);
  expect(statusCode).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toContain("script-src 'self'");
  expect(body).toContain("<h1>Not found</h1>");
});

it("logs the page that cannot be rendered, without its path, which may contain a token", async () => {
  const token = "k3vYw0f4mB7TqPz1dNn2xRj9sLh6uEaGcV8oQi5yXtM";
  const logged: string[] = [];
  jest.spyOn(gateway.log, "warn").mockImplementation((message: unknown) => void logged.push(String(message)));

  while (logged.length === 0) await gateway.inject(`/products/broken/${token}?code=${token}`);

  expect(logged[0]).toMatch(/^mf-catalog\/\S+ is rendered in the browser: .*No route matches /);
  expect(logged.join()).not.toContain(token);
});

it("answers HEAD, OPTIONS with the allowed methods, and no other method", async () => {
  const ask = (method: "HEAD" | "OPTIONS" | "POST" | "DELETE" | "PROPFIND", url = "/") =>
    gateway.inject({ method: method as "GET", url, payload: method === "POST" ? "a=1" : undefined });

  await getRendered("/");
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
