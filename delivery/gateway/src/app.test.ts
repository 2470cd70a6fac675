import { createHash } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { buildGateway } from "./app.ts";
import { aPage, aRelease, releasesIn, writeReleases } from "./testing/releases-on-disk.ts";
import { until } from "./testing/until.ts";

const shell = aRelease({ name: "shell", entry: "main.js", css: ["main.css"] });
const catalog = aRelease({
  name: "mf-catalog",
  addresses: ["/", "/products/:url"],
  pages: {
    home: aPage({
      ...{ path: "/", js: ["home.js"], css: ["home.css"] },
      navigation: [{ menu: "footer", name: "All", order: 2 }],
    }),
    category: aPage({
      ...{ path: "/products/:url", js: ["category.js"] },
      navigation: [{ menu: "products", group: "Kits", name: "Knock-out", order: 3, to: "/products/ko" }],
    }),
    blog: aPage({
      ...{ path: "/blog", prefetch: true },
      navigation: [{ menu: "footer", name: "Blog", order: 1 }],
    }),
  },
});
const account = aRelease({ name: "mf-account", addresses: ["/login"] });
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
  buildGateway({
    source: releasesIn(dir),
    ...{ apiUrls: [apiUrl], settings: { ...settings, publicUrl }, trustedProxies },
  });

beforeEach(async () => {
  dir = await writeReleases(shell, catalog, account);
  api = Fastify({ trustProxy: "127.0.0.1" });
  api.all("/api/echo/", (request) => ({ ip: request.ip, method: request.method, body: request.body }));
  apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  gateway = await startGateway();
});
afterEach(() => Promise.all([gateway.close(), api.close()]));

it("names the releases that a document consists of in a header, and in no other response", async () => {
  const releasesAt = async (path: string) => (await gateway.inject(path)).headers["x-ligate-releases"];
  expect(await releasesAt("/login")).toBe("shell@aaa mf-account@aaa");
  expect(await releasesAt("/unknown")).toBe("shell@aaa");
  expect(await releasesAt("/api/echo/")).toBeUndefined();
  expect(await releasesAt("/releases/shell/aaa/main.js")).toBeUndefined();
});

it("preloads the modules of the page, and none of other pages", async () => {
  const { body, statusCode } = await gateway.inject("/products/gene-knock-out?x=1");
  expect(statusCode).toBe(200);
  expect(body).toContain('<script type="module" src="/releases/shell/aaa/main.js">');
  expect(body).toContain('<link rel="modulepreload" href="/releases/mf-catalog/aaa/remoteEntry.js">');
  expect(body).toContain('<link rel="modulepreload" href="/releases/mf-catalog/aaa/category.js">');
  expect(body.match(/<link rel="modulepreload"[^>]*>/g)?.join()).not.toContain("home.js");
});

it("inlines the styles of the page with resolved font URLs, and allows only them", async () => {
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

it("inlines the icon and allows it", async () => {
  const { body, headers } = await gateway.inject("/");
  const icon = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)">/.exec(body)?.[1] ?? "";
  expect(decodeURIComponent(icon)).toMatch(/^<svg .*<\/svg>$/);
  expect(headers["content-security-policy"]).toContain("img-src 'self' data:;");
});

it("escapes the registry and the settings so that no text in them can close the script element", async () => {
  const { body } = await gateway.inject("/");
  const json = (id: string) => JSON.parse(body.split(`id="${id}">`)[1]?.split("</script>")[0] ?? "");
  expect(json("ligate-settings")).toEqual({
    ...settings,
    menuLinks: [
      { menu: "footer", name: "Blog", to: "/blog" },
      { menu: "footer", name: "All", to: "/" },
      { menu: "products", group: "Kits", name: "Knock-out", to: "/products/ko" },
    ],
  });
  expect(json("ligate-registry")).toEqual([
    {
      name: "mf-account",
      entry: "/releases/mf-account/aaa/remoteEntry.js",
      addresses: ["/login"],
    },
    {
      name: "mf-catalog",
      entry: "/releases/mf-catalog/aaa/remoteEntry.js",
      addresses: ["/", "/products/:url"],
      nextPages: { paths: ["/blog"], files: "/releases/mf-catalog/aaa/pages.json" },
    },
  ]);
  expect(body).not.toContain("<b>");
});

it("answers 404 with the shell for a path without an owner", async () => {
  const { statusCode, body } = await gateway.inject("/nowhere");
  expect(statusCode).toBe(404);
  expect(body).toContain("/releases/shell/aaa/main.js");
});

it("does not read a path that starts with two slashes as a host", async () => {
  const { statusCode, body } = await gateway.inject("//evil.example/");
  expect(statusCode).toBe(404);
  expect(body).not.toContain("home.js");
});

it("allows the store's scripts only, and on the checkout the payment provider's", async () => {
  const policy = async (path: string) => (await gateway.inject(path)).headers["content-security-policy"];
  expect(await policy("/")).toMatch(/script-src 'self'( 'sha256-[^' ]+')+;/);
  expect(await policy("/")).not.toContain("paypal");
  expect(await policy("/checkout")).toMatch(/script-src 'self'( 'sha256-[^' ]+')+ https:\/\/\*\.paypal\.com/);
  expect(await policy("/checkout")).not.toMatch(/unsafe/);
});

it("sends HSTS if and only if the public URL is https", async () => {
  const ask = async () => (await gateway.inject("/")).headers["strict-transport-security"];
  expect(await ask()).toBe("max-age=31536000");
  await gateway.close();
  gateway = await startGateway(undefined, "http://localhost:8080");
  expect(await ask()).toBeUndefined();
});

/** The IP address of the visitor as the API sees it. */
async function seenAddress(remoteAddress: string, forwarded?: string): Promise<string> {
  const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
  return (await gateway.inject({ url: "/api/echo/", headers, remoteAddress })).json().ip;
}

it("forwards requests to the API unchanged", async () => {
  const answer = await gateway.inject({ method: "POST", url: "/api/echo/", payload: { a: 1 } });
  expect(answer.json()).toMatchObject({ method: "POST", body: { a: 1 } });
});

it("sends the API the visitor's address, not the one of X-Forwarded-For", async () => {
  expect(await seenAddress("203.0.113.9")).toBe("203.0.113.9");
  for (const header of ["6.6.6.6", "6.6.6.6, 127.0.0.1", "6.6.6.6, 10.0.0.1", "127.0.0.1"]) {
    expect(await seenAddress("203.0.113.9", header)).toBe("203.0.113.9");
  }
});

it("uses X-Forwarded-For of trusted proxies, up to the last untrusted address", async () => {
  await gateway.close();
  gateway = await startGateway(["10.0.0.0/8", "fd00::/8"]);
  expect(await seenAddress("10.1.2.3", "203.0.113.9")).toBe("203.0.113.9");
  expect(await seenAddress("10.1.2.3", "6.6.6.6, 203.0.113.9")).toBe("203.0.113.9");
  expect(await seenAddress("fd00::1", "6.6.6.6, 203.0.113.9, 10.9.9.9")).toBe("203.0.113.9");
  expect(await seenAddress("203.0.113.9", "6.6.6.6")).toBe("203.0.113.9");
});

it("rejects a path that leaves the API's prefix", async () => {
  for (const path of ["/api/%2e%2e%2fx", "/media/..%2fx.pdf"]) {
    const { statusCode, body } = await gateway.inject(path);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toEqual({ detail: "This request cannot be read." });
  }
});

it("answers 503 if the API is unreachable", async () => {
  await api.close();
  const { statusCode, body } = await gateway.inject("/api/echo/");
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toEqual({
    request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    detail: "The store is busy or being restarted. Please try again in a moment.",
  });
});

it("says at /readyz that the API does not answer with its calls, and is ready all the same", async () => {
  const readyz = async () => (await gateway.inject("/readyz")).json();
  await until(async () => (await readyz()).problems.length > 0);
  expect(await readyz()).toEqual({ ready: true, problems: ["The API does not answer with its calls."] });
});
