import { createHash } from "node:crypto";
import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { buildGateway } from "./app.ts";
import { aRelease, point, releasesOnDisk, writeRelease } from "./testing/releases-on-disk.ts";

const shell = aRelease({ name: "shell", entry: "main.js", css: ["main.css"] });
const catalog = aRelease({
  name: "mf-catalog",
  addresses: ["/", "/products/:url"],
  pages: {
    home: { path: "/", query: [], js: ["home.js"], css: ["home.css"] },
    category: { path: "/products/:url", query: [], js: ["category.js"], css: [] },
  },
});
const settings = {
  paypal: { clientId: "</script><b>", sdkUrl: "https://www.paypal.com/sdk/js" },
  publicUrl: "https://store.example",
  testProduct: false,
};

let dir: string;
let api: FastifyInstance;
let apiUrl: string;
let gateway: FastifyInstance;
const startGateway = (trustedProxies?: string[], publicUrl = settings.publicUrl) =>
  buildGateway({ releasesDir: dir, apiUrl, settings: { ...settings, publicUrl }, trustedProxies });

beforeEach(async () => {
  dir = releasesOnDisk(shell, catalog);
  api = Fastify({ trustProxy: "127.0.0.1" });
  api.all("/api/echo/", (request) => ({ ip: request.ip, method: request.method, body: request.body }));
  apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  gateway = await startGateway();
});
afterEach(() => Promise.all([gateway.close(), api.close()]));

it("names in the document what the address needs first, and nothing of other pages", async () => {
  const { body, statusCode } = await gateway.inject("/products/gene-knock-out?x=1");
  expect(statusCode).toBe(200);
  expect(body).toContain('<script type="module" src="/releases/shell/aaa/main.js">');
  expect(body).toContain('<link rel="modulepreload" href="/releases/mf-catalog/aaa/remoteEntry.js">');
  expect(body).toContain('<link rel="modulepreload" href="/releases/mf-catalog/aaa/category.js">');
  expect(body).not.toContain("home.js");
});

it("carries the styles of its address, with their fonts where they are, and the policy admits these alone", async () => {
  const { body, headers } = await gateway.inject("/");
  const sheets = [...body.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/gs)];
  expect(sheets.map(([, file]) => file)).toEqual(["main.css", "home.css"]);
  expect(sheets[1]?.[2]).toBe(
    '@font-face{src:url(/releases/mf-catalog/aaa/home.css.woff2)}.x{background:url("data:image/gif;base64,AA")}',
  );
  const hashes = sheets.map(
    ([, , css = ""]) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  );
  expect(headers["content-security-policy"]).toContain(`style-src 'self' ${hashes.join(" ")};`);
  expect(body).not.toContain('rel="stylesheet"');
});

it("names a stylesheet that is not there, as a release would that is served elsewhere", async () => {
  rmSync(join(dir, "mf-catalog/aaa/home.css"));
  point(dir, shell, { ...catalog });
  utimesSync(join(dir, "registry.json"), new Date(), new Date(Date.now() + 5000));
  const { body } = await gateway.inject("/");
  expect(body).toContain(
    '<link rel="stylesheet" href="/releases/mf-catalog/aaa/home.css" data-href="home.css">',
  );
});

it("carries its icon, which the policy admits: it costs no request", async () => {
  const { body, headers } = await gateway.inject("/");
  const icon = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)">/.exec(body)?.[1] ?? "";
  expect(decodeURIComponent(icon)).toMatch(/^<svg .*<\/svg>$/);
  expect(headers["content-security-policy"]).toContain("img-src 'self' data:;");
});

it("writes registry and settings so that no text in them can end the script", async () => {
  const { body } = await gateway.inject("/");
  const json = (id: string) => JSON.parse(body.split(`id="${id}">`)[1]?.split("</script>")[0] ?? "");
  expect(json("ligate-settings")).toEqual(settings);
  expect(json("ligate-registry")).toEqual([
    {
      name: "mf-catalog",
      entry: "/releases/mf-catalog/aaa/remoteEntry.js",
      addresses: ["/", "/products/:url"],
    },
  ]);
  expect(body).not.toContain("<b>");
});

it("answers 404 with the same frame where nobody owns the address", async () => {
  const { statusCode, body } = await gateway.inject("/nowhere");
  expect(statusCode).toBe(404);
  expect(body).toContain("/releases/shell/aaa/main.js");
});

it("takes no path for another host", async () => {
  const { statusCode, body } = await gateway.inject("//evil.example/");
  expect(statusCode).toBe(404);
  expect(body).not.toContain("home.js");
});

it("admits scripts of the store alone, and the payment provider's on the checkout", async () => {
  const policy = async (path: string) => (await gateway.inject(path)).headers["content-security-policy"];
  expect(await policy("/")).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(await policy("/")).not.toContain("paypal");
  expect(await policy("/checkout")).toMatch(/script-src 'self' 'sha256-[^' ]+' https:\/\/\*\.paypal\.com/);
  expect(await policy("/checkout")).not.toMatch(/unsafe/);
});

it("tells browsers to ask by TLS alone where the store is found by it, and only there", async () => {
  const ask = async () => (await gateway.inject("/")).headers["strict-transport-security"];
  expect(await ask()).toBe("max-age=31536000");
  await gateway.close();
  gateway = await startGateway(undefined, "http://localhost:8080");
  expect(await ask()).toBeUndefined();
});

it("follows the registry without a restart, and goes on serving older releases", async () => {
  const newer = { ...catalog, id: "bbb" };
  writeRelease(dir, newer);
  point(dir, shell, newer);
  expect((await gateway.inject("/")).body).toContain("/releases/mf-catalog/bbb/remoteEntry.js");
  const older = await gateway.inject("/releases/mf-catalog/aaa/remoteEntry.js");
  expect(older.body).toBe('export default "aaa";');
  expect(older.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

it("keeps the last good registry where a new one cannot be read", async () => {
  const file = join(dir, "registry.json");
  writeFileSync(file, "{ half");
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect((await gateway.inject("/")).body).toContain("/releases/mf-catalog/aaa/remoteEntry.js");
});

/** The visitor's address as the API sees it. */
async function visitorSeen(remoteAddress: string, forwarded?: string): Promise<string> {
  const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
  return (await gateway.inject({ url: "/api/echo/", headers, remoteAddress })).json().ip;
}

it("passes calls on to the API as they are", async () => {
  const answer = await gateway.inject({ method: "POST", url: "/api/echo/", payload: { a: 1 } });
  expect(answer.json()).toMatchObject({ method: "POST", body: { a: 1 } });
});

it("tells the API the visitor's address and not what they claim it is", async () => {
  expect(await visitorSeen("203.0.113.9")).toBe("203.0.113.9");
  for (const claim of ["6.6.6.6", "6.6.6.6, 127.0.0.1", "6.6.6.6, 10.0.0.1", "127.0.0.1"]) {
    expect(await visitorSeen("203.0.113.9", claim)).toBe("203.0.113.9");
  }
});

it("takes the visitor's address from the balancers that it trusts, and only what they themselves saw", async () => {
  await gateway.close();
  gateway = await startGateway(["10.0.0.0/8", "fd00::/8"]);
  expect(await visitorSeen("10.1.2.3", "203.0.113.9")).toBe("203.0.113.9");
  expect(await visitorSeen("10.1.2.3", "6.6.6.6, 203.0.113.9")).toBe("203.0.113.9");
  expect(await visitorSeen("fd00::1", "6.6.6.6, 203.0.113.9, 10.9.9.9")).toBe("203.0.113.9");
  expect(await visitorSeen("203.0.113.9", "6.6.6.6")).toBe("203.0.113.9");
});

it("refuses with a sentence a path that leads out of the API's", async () => {
  for (const path of ["/api/%2e%2e%2fx", "/media/..%2fx.pdf"]) {
    const { statusCode, body } = await gateway.inject(path);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toEqual({ detail: "This request cannot be read." });
  }
});

it("says a sentence where the API is gone", async () => {
  await api.close();
  const { statusCode, body } = await gateway.inject("/api/echo/");
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toEqual({
    detail: "The store is busy or being restarted. Please try again in a moment.",
  });
});

it("answers nothing below /releases that is not there, nor outside of it", async () => {
  expect((await gateway.inject("/releases/mf-catalog/aaa/gone.js")).statusCode).toBe(404);
  expect((await gateway.inject("/releases/..%2f..%2fetc/passwd")).statusCode).toBeGreaterThanOrEqual(400);
});
