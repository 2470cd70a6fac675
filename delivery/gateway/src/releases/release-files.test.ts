import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import type { FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { rawRequest } from "../testing/raw-request.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import {
  activate,
  aPage,
  aRelease,
  deploy,
  publish,
  releasesIn,
  withBrotli,
  writeReleases,
} from "../testing/releases-on-disk.ts";
import { until } from "../testing/until.ts";

const SCRIPT = `export default "${"x".repeat(2_000)}";`;
const shell = aRelease({ name: "shell", entry: "main.js", css: ["main.css"] });
const catalog = {
  ...aRelease({
    ...{ name: "mf-catalog", addresses: ["/"], ssr: true },
    pages: { home: aPage({ path: "/", js: ["home.js"], sitemap: true }) },
  }),
  contents: {
    ...withBrotli("home.js", SCRIPT),
    ...{
      "font.woff2": "font",
      "main.js.LICENSE.txt": "license",
      "calls.json": "{}",
      "platform-surface.json": "{}",
    },
  },
};
const HOME = "/releases/mf-catalog/aaa/home.js";

let dir: string;
let gateway: FastifyInstance;
beforeEach(async () => {
  dir = await writeReleases(shell, catalog);
  gateway = await startGateway();
});
afterEach(() => gateway.close());

/** @param cacheBytes 1: every file is read from the disk */
const startGateway = (cacheBytes?: number) =>
  buildGateway({
    source: releasesIn(dir, { cacheBytes }),
    ...{ apiUrls: ["http://127.0.0.1:9"], settings: pageSettings },
  });

const fileOf = (path: string, id = "aaa") => join(dir, "packages/mf-catalog", id, path);
const errorStatus = async (url: string) => (await gateway.inject(url)).statusCode;

it("are immutable, and have the type of their name", async () => {
  const get = async (path: string) => (await gateway.inject(`/releases/${path}`)).headers;
  expect(await get("mf-catalog/aaa/home.js")).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect((await get("shell/aaa/main.css"))["content-type"]).toBe("text/css; charset=utf-8");
  expect((await get("mf-catalog/aaa/font.woff2"))["content-type"]).toBe("font/woff2");
  expect((await get("mf-catalog/aaa/main.js.LICENSE.txt"))["content-type"]).toBe("text/plain; charset=utf-8");
});

it("list the files of pages, which the shell prefetches", async () => {
  const { headers, body } = await gateway.inject("/releases/mf-catalog/aaa/pages.json");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(JSON.parse(body)).toEqual({
    table: { js: [], css: [] },
    pages: [{ path: "/", js: ["home.js"], css: [] }],
  });
});

it("are sent in Brotli to clients that accept it, and uncompressed to others", async () => {
  const get = (encoding: string) => gateway.inject({ url: HOME, headers: { "accept-encoding": encoding } });
  const brotli = await get("gzip, br");
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
  expect((await get("gzip")).headers["content-encoding"]).toBe("gzip");
  const plain = await get("br;q=0");
  expect(plain.body).toBe(SCRIPT);
  expect(plain.headers.vary).toBe("accept-encoding");
});

it("answer HEAD without a body", async () => {
  const { statusCode, headers, body } = await gateway.inject({ method: "HEAD", url: HOME });
  expect([statusCode, body]).toEqual([200, ""]);
  expect(headers["content-length"]).toBe(String(SCRIPT.length));
});

it("are served of older releases too, which open tabs may ask for", async () => {
  await deploy(new FolderRepository(dir), { ...catalog, id: "bbb" });
  await until(async () => (await gateway.inject("/")).body.includes("/releases/mf-catalog/bbb/"));
  expect((await gateway.inject(HOME)).body).toBe(SCRIPT);
  await gateway.close();
  gateway = await startGateway();
  expect((await gateway.inject(HOME)).body).toBe(SCRIPT);
});

it("are not served of a release that has never been active", async () => {
  const { integrity } = await publish(new FolderRepository(dir), { ...catalog, id: "ccc" });
  expect(await errorStatus("/releases/mf-catalog/ccc/home.js")).toBe(404);
  await activate(new FolderRepository(dir), { name: "mf-catalog", id: "ccc" }, integrity);
  await until(async () => (await errorStatus("/releases/mf-catalog/ccc/home.js")) !== 404);
  expect(await errorStatus("/releases/mf-catalog/ccc/home.js")).toBe(200);
});

it.each([
  ..."release.json calls.json platform-surface.json server/index.cjs home.js.map home.js.br".split(" "),
  ...["gone.js", "", "publication.json", "import-map.json/", "constructor", "__proto__"],
  ...[
    "../../../activations/production/shell/1.json",
    "%2e%2e/%2e%2e/shell/aaa/main.js",
    "%2e%2e%2faaa%2fhome.js",
  ],
  ...["home.js%00", "/home.js", "./home.js", "..\\aaa\\home.js", "server%2findex.cjs", "server%5cindex.cjs"],
])("do not include %j", async (path) => {
  writeFileSync(fileOf("home.js.map"), "{}");
  await gateway.listen({ port: 0, host: "127.0.0.1" });
  const { status, body } = await rawRequest(gateway, `/releases/mf-catalog/aaa/${path}`);
  expect([status, body]).toEqual([404, "Nothing is at this address.\n"]);
});

it.each([
  ..."/releases/ /releases/history.jsonl /releases/mf-catalog /releases/mf-catalog/aaa".split(" "),
  ..."/releases/__proto__/aaa/home.js /releases/mf-catalog/__proto__/home.js".split(" "),
  ..."/releases/packages/mf-catalog/aaa/home.js /releases/mf-catalog/%2e%2e/mf-catalog/aaa/home.js".split(
    " ",
  ),
  ..."/releases/mf-catalog/aab/home.js /releases/mf-gone/aaa/home.js /releases/..%2f..%2fetc/passwd".split(
    " ",
  ),
])("are not at %s", async (url) => {
  await gateway.listen({ port: 0, host: "127.0.0.1" });
  expect((await rawRequest(gateway, url)).status).toBe(404);
});

it("have a registry of what is active, which is not cached", async () => {
  const repository = new FolderRepository(dir);
  const read = () => gateway.inject("/releases/registry.json");
  const before = await read();
  expect(before.json()).toEqual({
    shell: { release: "aaa", n: 1 },
    "mf-catalog": { release: "aaa", n: 1 },
  });
  expect(before.headers["cache-control"]).toBe("no-cache");
  await deploy(repository, { ...catalog, id: "bbb" });
  await until(async () => (await read()).body !== before.body);
  expect((await read()).json()["mf-catalog"]).toEqual({ release: "bbb", n: 2 });
});

it("are not served after they were changed on the disk", async () => {
  await gateway.close();
  gateway = await startGateway(1);
  expect((await gateway.inject(HOME)).body).toBe(SCRIPT);
  const errors: unknown[] = [];
  Object.assign(gateway.log, { error: (message: unknown) => errors.push(message) });
  writeFileSync(fileOf("home.js"), SCRIPT.replace("x", "y"));
  for (let n = 0; n < 3; n++) {
    const { statusCode, headers, body } = await gateway.inject(HOME);
    expect([statusCode, body]).toEqual([500, "This file cannot be served at the moment.\n"]);
    expect(headers["cache-control"]).toBe("no-store");
  }
  expect(errors).toContain(
    "home.js of the release aaa of mf-catalog does not match its SHA-384 in release.json. It is not served.",
  );
});

it("are answered as a plain error if their Brotli copy was changed", async () => {
  await gateway.close();
  gateway = await startGateway(1);
  writeFileSync(fileOf("home.js.br"), "changed");
  const { statusCode, headers, body } = await gateway.inject({
    url: HOME,
    headers: { "accept-encoding": "br" },
  });
  expect([statusCode, body]).toEqual([500, "This file cannot be served at the moment.\n"]);
  expect(headers).not.toHaveProperty("content-encoding");
});

it("are not remembered as missing: another gateway may have read the logs first", async () => {
  for (const url of ["/releases/mf-catalog/aaa/gone.js", "/assets/mf-catalog/home.0123456789abcdef.js"])
    expect((await gateway.inject(url)).headers["cache-control"]).toBe("no-store");
});

it("are served from memory after they were changed or removed on the disk", async () => {
  writeFileSync(fileOf("home.js"), SCRIPT.replace("x", "y"));
  expect((await gateway.inject(HOME)).body).toBe(SCRIPT);
  rmSync(fileOf("home.js"));
  expect((await gateway.inject(HOME)).body).toBe(SCRIPT);
});
