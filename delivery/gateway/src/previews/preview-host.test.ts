import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildGateway } from "../app.ts";
import { catalog, HOST, pageScript, startPreviewStore } from "../testing/preview-store.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import { aRelease, deploy, releasesIn } from "../testing/releases-on-disk.ts";
import { until } from "../testing/until.ts";

const sha256Base64 = (text: string) => createHash("sha256").update(text).digest("base64");

let store: Awaited<ReturnType<typeof startPreviewStore>>;
beforeAll(async () => {
  store = await startPreviewStore();
});
afterAll(() => store.close());

/** The heading of a rendered page: until the threads have loaded the release, the browser renders it. */
async function expectHeading(load: () => ReturnType<typeof store.get>, text: string): Promise<void> {
  await until(async () => (await load()).body.includes("<h1>"));
  expect((await load()).body).toContain(`<h1>${text}</h1>`);
}

describe("a link to a preview", () => {
  it("gives the browser a cookie of the host, and deletes what a preview before it stored", async () => {
    const token = store.tokenOf();
    const response = await store.get(`/preview/${token}`, {
      headers: { cookie: "__Host-sessionid=a; other=b" },
    });

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
    ["forged", 404, "There is no such preview", () => store.tokenOf({}, "cd".repeat(32))],
    ["incomplete", 404, "There is no such preview", () => store.tokenOf().slice(0, -9)],
    [
      "of another environment",
      404,
      "There is no such preview",
      () => store.tokenOf({ environment: "staging" }),
    ],
    ["expired", 410, "This preview has ended", () => store.tokenOf({ expires: Date.now() - 1 })],
  ])("that is %s is refused", async (_case, status, title, token) => {
    const response = await store.get(`/preview/${token()}`);

    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<h1>${title}</h1>`);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(response.headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect((await store.inPreview("/", token())).statusCode).toBe(302);
  });

  it.each([
    ["was removed", "c11", (folder: string) => rmSync(folder, { recursive: true })],
    ["was altered", "c12", (folder: string) => writeFileSync(join(folder, pageScript("Draft")), "")],
    ["has another manifest", "c13", (folder: string) => writeFileSync(join(folder, "release.json"), "{}")],
  ])("to a release that %s is refused", async (_case, id, change) => {
    const releases = [await store.pin(catalog(id, "Draft"))];
    change(store.repository.releaseFolder("mf-catalog", id));
    const response = await store.get(`/preview/${store.tokenOf({ releases })}`);

    expect(response.statusCode).toBe(410);
    expect(response.body).toContain("<h1>This preview cannot be shown</h1>");
  });

  it("is nothing special at the store, or without the settings", async () => {
    const path = `/preview/${store.tokenOf()}`;
    expect((await store.inStore(path)).headers["set-cookie"]).toBeUndefined();
    expect((await store.inStore(path)).body).toContain('<div id="root">');

    const without = await buildGateway({
      source: releasesIn(store.dir),
      ...{ apiUrls: ["http://127.0.0.1:9"], settings: pageSettings },
    });
    const cookie = `__Host-preview=${store.tokenOf()}`;
    const { body } = await without.inject({ url: "/", headers: { host: HOST, cookie } });
    expect(body).toContain(pageScript("Active"));
    await without.close();
  });
});

describe("a document of a preview", () => {
  it("is rendered by its releases, with a banner that names and ends it", async () => {
    await expectHeading(() => store.inPreview("/"), "Draft");
    const { body, headers } = await store.inPreview("/");

    expect(body).toContain("<p>Preview of mf-catalog c02 (built from 0123456+changes)</p>");
    expect(body).toContain('<form method="post" action="/preview/end"><button>End preview</button></form>');
    expect(body).toContain(`/assets/mf-catalog/${pageScript("Draft")}`);
    expect(body).not.toContain(pageScript("Active"));
    const [, style = ""] = /<style>(html\{[\s\S]*?)<\/style>/.exec(body) ?? [];
    expect(headers["content-security-policy"]).toContain(`'sha256-${sha256Base64(style)}'`);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  });

  it("is not the store's: both render the same address by their own releases, from caches of their own", async () => {
    for (let round = 0; round < 2; round++) {
      await expectHeading(() => store.inPreview("/"), "Draft");
      await expectHeading(() => store.inStore("/", `__Host-preview=${store.tokenOf()}`), "Active");
    }
    const { body, headers } = await store.inStore("/");
    expect(body).not.toContain("Preview of");
    expect(headers).not.toHaveProperty("x-robots-tag");
  });

  it("has the menu links of its releases", async () => {
    expect((await store.inPreview("/")).body).toContain('"name":"Draft"');
    expect((await store.inStore("/")).body).toContain('"name":"Active"');
  });

  it("follows the active releases of the other packages", async () => {
    const token = store.tokenOf();
    await store.inPreview("/", token);
    await deploy(
      store.repository,
      aRelease({ name: "mf-account", id: "a01", addresses: ["/login"], entry: "account.js" }),
    );
    await until(async () => (await store.inStore("/")).body.includes("account.js"));

    expect((await store.inPreview("/", token)).body).toContain("account.js");
    expect((await store.inPreview("/", token)).body).toContain(pageScript("Draft"));
  });

  it("can be of a remote that was never active, beside others", async () => {
    const news = await store.pin(
      aRelease({ name: "mf-news", id: "n01", addresses: ["/news"], entry: "news.js" }),
    );
    const { body, statusCode } = await store.inPreview(
      "/news",
      store.tokenOf({ releases: [store.pinned, news] }),
    );

    expect(statusCode).toBe(200);
    expect(body).toContain('<link rel="modulepreload" href="/releases/mf-news/n01/news.js">');
    expect(body).toContain("Preview of mf-catalog c02 (built from 0123456+changes) and mf-news n01");
    expect((await store.inStore("/news")).statusCode).toBe(404);
  });

  it("leaves the pages of the store alone if its code never ends", async () => {
    await expectHeading(() => store.inStore("/"), "Active");
    const endless = await store.pin(catalog("c03", "Endless", "[() => { for (;;); }]"));
    const token = store.tokenOf({ releases: [endless] });
    await store.inPreview("/unknown", token);
    const response = store.inPreview("/", token);
    await setTimeout(100);
    expect((await store.inStore("/blog")).body).toContain("<h1>Active</h1>");

    const { body } = await response;
    expect(body).toContain(pageScript("Endless"));
    expect(body).not.toContain("<h1>");
  });

  it("is rendered without evaluating its releases again after others have been visited", async () => {
    // The page shows how many releases the thread has evaluated. A comment gives each file another integrity.
    const routes = (id: string) =>
      `[async () => String(globalThis.evaluated)]; /* ${id} */ globalThis.evaluated = (globalThis.evaluated ?? 0) + 1`;
    const pin = async (id: string) => [await store.pin(catalog(id, "Counting", routes(id)))];
    const ids = ["c21", "c22", "c23"];
    const tokens = await Promise.all(ids.map(async (id) => store.tokenOf({ releases: await pin(id) })));
    for (const [index, token] of tokens.entries())
      await expectHeading(() => store.inPreview("/", token), String(index + 1));
    for (const token of tokens) await expectHeading(() => store.inPreview("/blog", token), "3");
  });

  it("is the store's own from the time at which the link expires", async () => {
    const token = store.tokenOf({ expires: Date.now() + 1_000 });
    expect((await store.inPreview("/?a=b", token)).statusCode).toBe(200);
    await until(async () => (await store.inPreview("/?a=b", token)).statusCode === 302);

    expect((await store.inPreview("/?a=b", token)).headers.location).toBe("https://store.example/?a=b");
    expect((await store.inPreview(`/assets/mf-catalog/${pageScript("Draft")}`, token)).statusCode).toBe(302);
  });
});

describe("the host of previews", () => {
  it("forwards nothing to the API for a browser that has opened none, and has no sitemap", async () => {
    const session = { headers: { accept: "application/json" } };
    expect((await store.get("/api/session/", session)).statusCode).toBe(404);
    expect((await store.get("/sitemap.xml", { headers: { accept: "*/*" } })).statusCode).toBe(404);
    const { statusCode, headers } = await store.get("/blog//evil.example");
    expect([statusCode, headers.location]).toEqual([302, "https://store.example/blog//evil.example"]);
    expect(headers["cache-control"]).toBe("no-store");

    const { body } = await store.inPreview("/api/session/");
    expect(JSON.parse(body).cookie).toContain("__Host-preview=");
  });

  it("is not chosen by a header that a script can set", async () => {
    const headers = {
      host: "store.example",
      "x-forwarded-host": HOST,
      cookie: `__Host-preview=${store.tokenOf()}`,
    };
    expect((await store.gateway.inject({ url: "/", headers })).body).toContain(pageScript("Active"));
  });

  it("ends a preview and the session in it, without a script", async () => {
    // Scripts can make up any name.
    const cookie = `__Host-preview=${store.tokenOf()}; __Host-sessionid=a; a b=1; é=2`;
    const response = await store.get("/preview/end", { method: "POST", headers: { cookie } });

    expect(response.statusCode).toBe(200);
    expect(response.body).toContain("<h1>The preview has ended</h1>");
    expect(response.body).toContain('<a href="https://store.example/">Go to the store</a>');
    expect(response.headers["clear-site-data"]).toBe('"storage"');
    expect(response.headers["set-cookie"]).toEqual([
      "__Host-preview=; Max-Age=0; Path=/; Secure",
      "__Host-sessionid=; Max-Age=0; Path=/; Secure",
      "a b=; Max-Age=0; Path=/; Secure",
    ]);
  });
});
