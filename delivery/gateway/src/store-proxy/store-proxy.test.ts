import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Release } from "@ligate/build/release-format/release";
import Fastify, { type FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import { aPage, aRelease, releasesIn, writeReleases } from "../testing/releases-on-disk.ts";
import { checkStore } from "./check-store.ts";
import { buildStoreProxy } from "./store-proxy.ts";

const link = (menu: "main" | "footer", name: string, order: number) => ({ menu, name, order });
const home = aPage({ path: "/", navigation: [link("main", "Home", 1)] });
const login = aPage({ path: "/login", navigation: [link("main", "Log in", 2)] });
const blog = aPage({ path: "/blog", navigation: [link("main", "Blog", 3)] });

const servers: FastifyInstance[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

/** Does not wait for the connection of a response that has begun before: its client keeps it open for a minute. */
function close(server: FastifyInstance): PromiseLike<unknown> {
  const closed = server.close();
  server.server.closeAllConnections();
  return closed;
}

/** Starts to listen on a free port. @returns the origin */
async function listen(server: FastifyInstance): Promise<string> {
  servers.push(server);
  await server.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** The origin of a server that has ended. */
async function endedServer(): Promise<string> {
  const server = Fastify();
  const origin = await listen(server);
  await server.close();
  return origin;
}

/** A deployed store of shell, catalog and account. @param api its routes */
async function startStore(api: (app: FastifyInstance) => unknown = () => {}): Promise<string> {
  const app = Fastify();
  api(app);
  const dir = await writeReleases(
    aRelease({ name: "shell", id: "s1", entry: "main.js", css: ["main.css"] }),
    aRelease({ name: "mf-catalog", id: "c1", addresses: ["/", "/blog"], pages: { home, blog } }),
    aRelease({ name: "mf-account", id: "a1", addresses: ["/login"], pages: { login } }),
  );
  const apiUrls = [await listen(app)];
  return listen(
    await buildGateway({
      source: releasesIn(dir, { subresourceIntegrity: true }),
      settings: pageSettings,
      apiUrls,
    }),
  );
}

/** A development server. @returns its URL */
async function serve(release: Partial<Release> & { name: string }): Promise<string> {
  const server = Fastify();
  server.get("/release.json", () => aRelease({ id: "development", ...release }));
  return `${await listen(server)}/`;
}

/** A proxy in front of the store, with shell and catalog from development servers. */
async function startProxy(store: string, pages: Release["pages"] = { home }) {
  const addresses = Object.values(pages).map(({ path }) => path);
  const sources = {
    shell: await serve({ name: "shell", entry: "main.js", css: ["app.css"] }),
    "mf-catalog": await serve({ name: "mf-catalog", addresses, pages }),
  };
  const proxy = await buildStoreProxy({ store, servers: sources });
  servers.push(proxy);
  return { proxy, sources };
}

async function* sendSlowly() {
  yield "first";
  await setTimeout(60_000, undefined, { ref: false });
}

const readScript = (html: string, id: string) =>
  JSON.parse(html.split(`id="${id}">`)[1]?.split("<")[0] ?? "");

it("serves documents of the sources and of the store's other remotes", async () => {
  const { proxy, sources } = await startProxy(await startStore());
  const request = { url: "/", headers: { "accept-encoding": "br" } };
  const { body, headers, statusCode } = await proxy.inject(request);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<script type="module" src="${sources.shell}main.js">`);
  expect(readScript(body, "ligate-registry")).toEqual([
    {
      name: "mf-catalog",
      entry: `${sources["mf-catalog"]}remoteEntry.js`,
      addresses: ["/"],
      release: "development",
    },
    {
      name: "mf-account",
      entry: "/releases/mf-account/a1/remoteEntry.js",
      addresses: ["/login"],
      release: "a1",
    },
  ]);
  expect(headers["x-ligate-releases"]).toBe("shell@development mf-catalog@development");
  expect(headers["content-security-policy"]).toContain("http://127.0.0.1:*");
  expect(headers["integrity-policy"]).toBeUndefined();
  expect((await proxy.inject("/login")).headers["x-ligate-releases"]).toBe("shell@development mf-account@a1");
  expect((await proxy.inject("/development/refresh-hook.js")).statusCode).toBe(200);
});

it("has the store's settings and menus, with what the sources add to the menus", async () => {
  const news = aPage({ path: "/news", navigation: [link("main", "News", 1)] });
  const renamed = aPage({ path: "/", navigation: [link("main", "Start", 1)] });
  const { proxy } = await startProxy(await startStore(), { home: renamed, news });
  const { menuLinks, ...settings } = readScript((await proxy.inject("/")).body, "ligate-settings");
  expect(settings).toEqual(pageSettings);
  expect(menuLinks.map(({ name }: { name: string }) => name)).toEqual(["Start", "Log in", "Blog", "News"]);
});

it("finds pages that the store does not have, and not those that the sources have removed", async () => {
  const { proxy } = await startProxy(await startStore(), { home, news: aPage({ path: "/news" }) });
  const statuses = ["/news", "/blog", "/unknown"].map(async (path) => (await proxy.inject(path)).statusCode);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
});

it("forwards everything else, also writes, as if it were requested at the store", async () => {
  const store = await startStore((app) =>
    app.post("/api/echo/", ({ headers: { host, origin, referer, cookie }, body }) => ({
      ...{ host, origin, referer, cookie, body },
    })),
  );
  const { proxy } = await startProxy(store);
  const own = {
    host: "localhost:8080",
    origin: "http://localhost:8080",
    referer: "http://localhost:8080/cart",
  };
  const mine = `ligate-${createHash("sha256").update(store).digest("hex").slice(0, 8)}`;
  const cookie = `a=1; ${mine}-__Host-sessionid=x; ligate-00000000-__Host-sessionid=other; XSRF-TOKEN=y`;
  const write = { method: "POST", url: "/api/echo/", payload: { quantity: 2 } } as const;
  expect((await proxy.inject({ ...write, headers: { ...own, cookie } })).json()).toMatchObject({
    ...{ origin: store, referer: `${store}/cart`, body: { quantity: 2 } },
    // Those of other stores and other projects stay here.
    cookie: "__Host-sessionid=x; XSRF-TOKEN=y",
  });
  const entry = await proxy.inject("/releases/mf-account/a1/remoteEntry.js");
  expect([entry.statusCode, entry.body]).toEqual([200, 'export default "a1";']);
});

it("does not pass for the store's own page what another site requests", async () => {
  const store = await startStore((app) => app.post("/api/echo/", ({ headers: { origin } }) => ({ origin })));
  const { proxy } = await startProxy(store);
  const headers = { host: "localhost:8080", origin: "http://localhost:8080.evil.example" };
  const write = await proxy.inject({ method: "POST", url: "/api/echo/", headers });
  expect(write.json()).toEqual({ origin: headers.origin });
  expect((await proxy.inject({ url: "/", headers: { host: "evil.example:8080" } })).statusCode).toBe(403);
});

it("keeps cookies and redirects of an https store at its own address", async () => {
  const cookies = [
    "__Host-sessionid=x; Path=/; HttpOnly; Secure; SameSite=Lax",
    "XSRF-TOKEN=secure; domain=store.example",
  ];
  const store = await startStore((app) =>
    app.get("/api/go/", ({ headers }, reply) =>
      reply.header("set-cookie", cookies).redirect(String(headers["x-target"])),
    ),
  );
  const { proxy } = await startProxy(store);
  const go = (target: string) => proxy.inject({ url: "/api/go/", headers: { "x-target": target } });
  const { headers } = await go("https://paypal.example/pay");
  expect(headers["set-cookie"]).toEqual([
    `ligate-${createHash("sha256").update(store).digest("hex").slice(0, 8)}-__Host-sessionid=x; Path=/; HttpOnly; SameSite=Lax`,
    "XSRF-TOKEN=secure",
  ]);
  expect(headers.location).toBe("https://paypal.example/pay");
});

it("follows the store's redirects to its own addresses", async () => {
  const store = Fastify();
  const origin = await listen(
    store.get("/*", (request, reply) => reply.redirect(request.url === "/" ? origin : origin + request.url)),
  );
  const { proxy } = await startProxy(origin);
  expect((await proxy.inject("/login?next=%2F")).headers.location).toBe("/login?next=%2F");
  expect((await proxy.inject("/")).headers.location).toBe("/");
});

it("passes compressed responses and pages of other kinds on unchanged, and streams", async () => {
  const origin = Fastify();
  origin.get("/zipped", ({ headers }, reply) => {
    const encoding = String(headers["accept-encoding"]);
    return reply.header("content-encoding", encoding).type("text/html").send(gzipSync("<p>zipped"));
  });
  origin.get("/page", (_request, reply) => reply.type("text/html").send("<p>plain"));
  origin.get("/stream", (_request, reply) => reply.type("text/plain").send(Readable.from(sendSlowly())));
  const { proxy } = await startProxy(await listen(origin));
  const address = await proxy.listen({ port: 0, host: "127.0.0.1" });
  const asked = { "accept-encoding": "gzip", "sec-fetch-dest": "empty" };
  const read = async (path: string) => (await fetch(address + path, { headers: asked })).text();
  expect([await read("/zipped"), await read("/page")]).toEqual(["<p>zipped", "<p>plain"]);
  const reader = (await fetch(`${address}/stream`)).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("first");
  await reader?.cancel();
});

it("keeps reports of browsers to itself", async () => {
  const { proxy } = await startProxy(await startStore());
  const report = { method: "POST", payload: "{}", headers: { "content-type": "text/plain" } } as const;
  for (const url of ["/browser-reports", "/browser-reports/policy"])
    expect((await proxy.inject({ ...report, url })).statusCode).toBe(204);
});

it("says in one sentence that the store, or a development server, does not answer", async () => {
  const ended = await endedServer();
  const { proxy } = await startProxy(ended);
  const { statusCode, body } = await proxy.inject("/");
  expect([statusCode, body]).toEqual([502, `The store at ${ended} does not answer (ECONNREFUSED).\n`]);

  const shell = await serve({ name: "shell" });
  const options = { store: await startStore(), servers: { shell, "mf-catalog": `${ended}/` } };
  const response = await (await buildStoreProxy(options)).inject("/");
  expect(response.body).toBe("The development server of mf-catalog does not answer (ECONNREFUSED).\n");
});

describe("the check at the start", () => {
  it("accepts a store, also one whose API does not list its calls", async () => {
    expect(await checkStore(await startStore())).toBeUndefined();
  });

  it("names the calls that the store's API lacks", async () => {
    const store = await startStore((app) => app.get("/api/contract.json", () => ({ calls: {} })));
    expect(await checkStore(store)).toMatch(
      /^The store's API does not support these calls of your contract, .*: .*GET \/api\/session\//,
    );
  });

  it.each([
    ["another page", 200, {}, "answers 200 without the document of a store."],
    ["an error", 503, {}, "answers 503 without the document of a store."],
    ["a redirect", 301, { location: "https://store.example/" }, "redirects to https://store.example/."],
  ])("refuses %s", async (_name, status, headers, reason) => {
    const site = Fastify();
    site.get("/", (_request, reply) => reply.code(status).headers(headers).send("<!doctype html>"));
    await expect(checkStore(await listen(site))).rejects.toThrow(reason);
  });

  it("refuses an address at which nothing answers", async () => {
    const ended = await endedServer();
    await expect(checkStore(ended)).rejects.toThrow(`The store at ${ended} does not answer (ECONNREFUSED).`);
  });
});
