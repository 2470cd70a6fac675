import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { contentHash, hashedName } from "@ligate/build/release-format/hashed-names";
import { SERVER_FILE } from "@ligate/build/release-format/release";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import { type PreviewLink, signPreviewLink } from "@ligate/delivery/repository/preview-link";
import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import {
  aPage,
  aRelease,
  deploy,
  publish,
  type ReleaseToWrite,
  releasesIn,
  writeReleases,
} from "../testing/releases-on-disk.ts";
import { until } from "../testing/until.ts";

const KEY = "ab".repeat(32);
const HOST = "preview.example";
const DAY = 86_400_000;

const fileOf = (text: string) => hashedName("home.js", contentHash(`export default "${text}";`));
/** A release of the catalog whose page shows a text. @param routes of its server file */
const catalog = (id: string, text: string, routes = `[async () => "${text}"]`): ReleaseToWrite => ({
  ...aRelease({
    ...{ name: "mf-catalog", id, entry: fileOf(text), addresses: ["/", "/blog"], ssr: true },
    origin: { commit: "0123456789-dirty", author: null, builtAt: "2026-01-01T00:00:00.000Z", ciRun: null },
    pages: {
      home: aPage({ path: "/", navigation: [{ menu: "footer", name: text, order: 1 }] }),
      blog: aPage({ path: "/blog" }),
    },
  }),
  contents: { [fileOf(text)]: `export default "${text}";`, [SERVER_FILE]: `exports.routes = ${routes};` },
});
const shell: ReleaseToWrite = {
  ...aRelease({ name: "shell", id: "s01", entry: "main.js", ssr: true }),
  contents: {
    [SERVER_FILE]: `exports.shared = {}; exports.configureApi = () => {};
      exports.render = async (name, routes) =>
        ({ status: 200, head: "", body: name ? "<h1>" + await routes[0]() + "</h1>" : "", loaderData: {} });`,
  },
};

const sha256Base64 = (text: string) => createHash("sha256").update(text).digest("base64");

let dir: string;
let repository: FolderRepository;
let api: FastifyInstance;
let gateway: FastifyInstance;
let pinned: PreviewLink["releases"][number];

beforeAll(async () => {
  dir = await writeReleases(shell, catalog("c01", "Active"));
  repository = new FolderRepository(dir);
  pinned = await pin(catalog("c02", "Draft"));
  api = Fastify();
  api.get("/api/session/", ({ headers }) => ({ cookie: headers.cookie ?? "" }));
  const apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  gateway = await buildGateway({
    source: releasesIn(dir),
    ...{ apiUrls: [apiUrl], settings: pageSettings, previews: { url: `https://${HOST}`, key: KEY } },
  });
});
afterAll(() => Promise.all([gateway.close(), api.close()]));

/** Publishes a release without activating it. */
async function pin(release: ReleaseToWrite): Promise<typeof pinned> {
  const { integrity } = await publish(repository, release);
  return { name: release.name, id: release.id, integrity };
}

const tokenOf = (fields: Partial<PreviewLink> = {}, key = KEY) =>
  signPreviewLink(
    { environment: "production", expires: Date.now() + DAY, releases: [pinned], ...fields },
    key,
  );

/** A browser's request, by default for a document of the host of previews. */
const get = (url: string, { headers, ...options }: InjectOptions = {}) =>
  gateway.inject({ url, ...options, headers: { host: HOST, accept: "text/html", ...headers } });
const inStore = (url: string, cookie = "") => get(url, { headers: { host: "store.example", cookie } });
const inPreview = (url: string, token = tokenOf()) =>
  get(url, { headers: { cookie: `__Host-preview=${token}` } });

/** The heading of a rendered page: until the threads have loaded the release, the browser renders it. */
async function expectHeading(load: () => ReturnType<typeof get>, text: string): Promise<void> {
  await until(async () => (await load()).body.includes("<h1>"));
  expect((await load()).body).toContain(`<h1>${text}</h1>`);
}

describe("a link to a preview", () => {
  it("gives the browser a cookie of the host, and deletes what a preview before it stored", async () => {
    const token = tokenOf();
    const response = await get(`/preview/${token}`, { headers: { cookie: "__Host-sessionid=a; other=b" } });

    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      ...{ location: "/", "cache-control": "no-store", "clear-site-data": '"storage"' },
      "x-robots-tag": "noindex, nofollow",
    });
    expect(response.headers["set-cookie"]).toEqual([
      "__Host-sessionid=; Max-Age=0; Path=/; Secure",
      "other=; Max-Age=0; Path=/; Secure",
      `__Host-preview=${token}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it.each([
    ["forged", 404, "There is no such preview", () => tokenOf({}, "cd".repeat(32))],
    ["incomplete", 404, "There is no such preview", () => tokenOf().slice(0, -9)],
    ["of another environment", 404, "There is no such preview", () => tokenOf({ environment: "staging" })],
    ["expired", 410, "This preview has ended", () => tokenOf({ expires: Date.now() - 1 })],
  ])("that is %s is refused", async (_case, status, title, token) => {
    const response = await get(`/preview/${token()}`);

    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<h1>${title}</h1>`);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(response.headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect((await inPreview("/", token())).statusCode).toBe(302);
  });

  it.each([
    ["was removed", "c11", (folder: string) => rmSync(folder, { recursive: true })],
    ["was altered", "c12", (folder: string) => writeFileSync(join(folder, fileOf("Draft")), "")],
    ["has another manifest", "c13", (folder: string) => writeFileSync(join(folder, "release.json"), "{}")],
  ])("to a release that %s is refused", async (_case, id, change) => {
    const releases = [await pin(catalog(id, "Draft"))];
    change(repository.releaseFolder("mf-catalog", id));
    const response = await get(`/preview/${tokenOf({ releases })}`);

    expect(response.statusCode).toBe(410);
    expect(response.body).toContain("<h1>This preview cannot be shown</h1>");
  });

  it("is nothing special at the store, or without the settings", async () => {
    const path = `/preview/${tokenOf()}`;
    expect((await inStore(path)).headers["set-cookie"]).toBeUndefined();
    expect((await inStore(path)).body).toContain('<div id="root">');

    const without = await buildGateway({
      source: releasesIn(dir),
      ...{ apiUrls: ["http://127.0.0.1:9"], settings: pageSettings },
    });
    const cookie = `__Host-preview=${tokenOf()}`;
    const { body } = await without.inject({ url: "/", headers: { host: HOST, cookie } });
    expect(body).toContain(fileOf("Active"));
    await without.close();
  });
});

describe("a document of a preview", () => {
  it("is rendered by its releases, with a banner that names and ends it", async () => {
    await expectHeading(() => inPreview("/"), "Draft");
    const { body, headers } = await inPreview("/");

    expect(body).toContain("<p>Preview of mf-catalog c02 (built from 0123456+changes)</p>");
    expect(body).toContain('<form method="post" action="/preview/end"><button>End preview</button></form>');
    expect(body).toContain(`/assets/mf-catalog/${fileOf("Draft")}`);
    expect(body).not.toContain(fileOf("Active"));
    const [, style = ""] = /<style>(html\{[\s\S]*?)<\/style>/.exec(body) ?? [];
    expect(headers["content-security-policy"]).toContain(`'sha256-${sha256Base64(style)}'`);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  });

  it("is not the store's: both render the same address by their own releases, from caches of their own", async () => {
    for (let round = 0; round < 2; round++) {
      await expectHeading(() => inPreview("/"), "Draft");
      await expectHeading(() => inStore("/", `__Host-preview=${tokenOf()}`), "Active");
    }
    const { body, headers } = await inStore("/");
    expect(body).not.toContain("Preview of");
    expect(headers).not.toHaveProperty("x-robots-tag");
  });

  it("has the menu links of its releases", async () => {
    expect((await inPreview("/")).body).toContain('"name":"Draft"');
    expect((await inStore("/")).body).toContain('"name":"Active"');
  });

  it("follows the active releases of the other packages", async () => {
    const token = tokenOf();
    await inPreview("/", token);
    await deploy(
      repository,
      aRelease({ name: "mf-account", id: "a01", addresses: ["/login"], entry: "account.js" }),
    );
    await until(async () => (await inStore("/")).body.includes("account.js"));

    expect((await inPreview("/", token)).body).toContain("account.js");
    expect((await inPreview("/", token)).body).toContain(fileOf("Draft"));
  });

  it("can be of a remote that was never active, beside others", async () => {
    const news = await pin(aRelease({ name: "mf-news", id: "n01", addresses: ["/news"], entry: "news.js" }));
    const { body, statusCode } = await inPreview("/news", tokenOf({ releases: [pinned, news] }));

    expect(statusCode).toBe(200);
    expect(body).toContain('<link rel="modulepreload" href="/releases/mf-news/n01/news.js">');
    expect(body).toContain("Preview of mf-catalog c02 (built from 0123456+changes) and mf-news n01");
    expect((await inStore("/news")).statusCode).toBe(404);
  });

  it("leaves the pages of the store alone if its code never ends", async () => {
    await expectHeading(() => inStore("/"), "Active");
    const endless = await pin(catalog("c03", "Endless", "[() => { for (;;); }]"));
    const token = tokenOf({ releases: [endless] });
    await inPreview("/unknown", token);
    const response = inPreview("/", token);
    await setTimeout(100);
    expect((await inStore("/blog")).body).toContain("<h1>Active</h1>");

    const { body } = await response;
    expect(body).toContain(fileOf("Endless"));
    expect(body).not.toContain("<h1>");
  });

  it("is the store's own from the time at which the link expires", async () => {
    const token = tokenOf({ expires: Date.now() + 1_000 });
    expect((await inPreview("/?a=b", token)).statusCode).toBe(200);
    await until(async () => (await inPreview("/?a=b", token)).statusCode === 302);

    expect((await inPreview("/?a=b", token)).headers.location).toBe("https://store.example/?a=b");
    expect((await inPreview(`/assets/mf-catalog/${fileOf("Draft")}`, token)).statusCode).toBe(302);
  });
});

describe("files of a preview's releases", () => {
  const file = `/assets/mf-catalog/${fileOf("Draft")}`;

  it("are served to browsers that have opened it, and to no others", async () => {
    const response = await inPreview(file);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('export default "Draft";');
    expect(response.headers["cache-control"]).toBe("private, max-age=31536000, immutable");
    expect((await inPreview("/releases/mf-catalog/c02/pages.json")).headers["cache-control"]).toMatch(
      /^private/,
    );

    const asScript = { headers: { accept: "*/*" } };
    expect((await get(file, asScript)).statusCode).toBe(404);
    expect((await inStore(file, `__Host-preview=${tokenOf()}`)).statusCode).toBe(404);
    const other = await pin(catalog("c04", "Other"));
    expect((await inPreview(file, tokenOf({ releases: [other] }))).statusCode).toBe(404);
  });

  it("leave those of active releases as they are", async () => {
    const { headers } = await inPreview(`/releases/shell/s01/main.js`);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});

describe("the host of previews", () => {
  it("forwards nothing to the API for a browser that has opened none, and has no sitemap", async () => {
    const session = { headers: { accept: "application/json" } };
    expect((await get("/api/session/", session)).statusCode).toBe(404);
    expect((await get("/sitemap.xml", { headers: { accept: "*/*" } })).statusCode).toBe(404);
    const { statusCode, headers } = await get("/blog//evil.example");
    expect([statusCode, headers.location]).toEqual([302, "https://store.example/blog//evil.example"]);
    expect(headers["cache-control"]).toBe("no-store");

    const { body } = await inPreview("/api/session/");
    expect(JSON.parse(body).cookie).toContain("__Host-preview=");
  });

  it("is not chosen by a header that a script can set", async () => {
    const headers = {
      host: "store.example",
      "x-forwarded-host": HOST,
      cookie: `__Host-preview=${tokenOf()}`,
    };
    expect((await gateway.inject({ url: "/", headers })).body).toContain(fileOf("Active"));
  });

  it("ends a preview and the session in it, without a script", async () => {
    const cookie = `__Host-preview=${tokenOf()}; __Host-sessionid=a`;
    const response = await get("/preview/end", { method: "POST", headers: { cookie } });

    expect(response.statusCode).toBe(200);
    expect(response.body).toContain("<h1>The preview has ended</h1>");
    expect(response.body).toContain('<a href="https://store.example/">Go to the store</a>');
    expect(response.headers["clear-site-data"]).toBe('"storage"');
    expect(response.headers["set-cookie"]).toEqual([
      "__Host-preview=; Max-Age=0; Path=/; Secure",
      "__Host-sessionid=; Max-Age=0; Path=/; Secure",
    ]);
  });
});
