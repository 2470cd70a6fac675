import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import { aPage, aRelease, releasesIn, writeReleases } from "../testing/releases-on-disk.ts";

const SCRIPT = "export default 1;";
const shell = {
  ...aRelease({ name: "shell", entry: "main.js", css: ["main.css"] }),
  contents: { "app.js": SCRIPT, "app.js.br": "br", "calls.json": "{}", "server/index.cjs": "" },
};
const catalog = aRelease({
  name: "mf-catalog",
  addresses: ["/"],
  pages: { home: aPage({ path: "/", js: ["home.js"], css: ["home.css"] }) },
});
const checkout = aRelease({ name: "mf-cart-checkout", addresses: ["/cart", "/checkout"] });
const SCRIPT_HASH = `sha384-${createHash("sha384").update(SCRIPT).digest("base64")}`;

let gateway: FastifyInstance;
beforeAll(async () => {
  gateway = await buildGateway({
    source: releasesIn(await writeReleases(shell, catalog, checkout), { subresourceIntegrity: true }),
    ...{ apiUrls: ["http://127.0.0.1:9"], settings: pageSettings },
  });
});
afterAll(() => gateway.close());

const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/s;

/** The import map of the document of a path. */
async function importMapOf(path: string) {
  const { body, headers } = await gateway.inject(path);
  const text = IMPORT_MAP.exec(body)?.[1] ?? "";
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> };
  return { text, integrity, body, policy: String(headers["content-security-policy"]) };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("lists the scripts and styles of the shell and of the page's remote, and the addresses of retries", async () => {
  const { integrity } = await importMapOf("/");
  expect(integrity["/releases/shell/aaa/app.js"]).toBe(SCRIPT_HASH);
  expect(Object.keys(integrity).sort()).toEqual([
    "/releases/mf-catalog/aaa/home.css",
    "/releases/mf-catalog/aaa/home.js",
    "/releases/mf-catalog/aaa/remoteEntry.js",
    "/releases/mf-catalog/aaa/remoteEntry.js?retry=1",
    "/releases/mf-catalog/aaa/remoteEntry.js?retry=2",
    "/releases/mf-catalog/aaa/remoteEntry.js?retry=3",
    "/releases/shell/aaa/app.js",
    "/releases/shell/aaa/main.css",
    "/releases/shell/aaa/main.js",
  ]);
});

it("comes before every script and preload", async () => {
  const { body } = await importMapOf("/");
  const before = body.slice(0, body.indexOf('<script type="importmap">'));
  expect(before).not.toMatch(/<script|modulepreload|stylesheet/);
});

it("of a path without an owner lists the shell's files only", async () => {
  const { integrity } = await importMapOf("/nowhere");
  expect(Object.keys(integrity).filter((url) => !url.startsWith("/releases/shell/"))).toEqual([]);
});

it("is allowed by its hash, and so are the import maps of all remotes", async () => {
  const { text, policy } = await importMapOf("/");
  expect(policy).toContain(hashOf(text));
  for (const name of ["mf-catalog", "mf-cart-checkout"]) {
    const { body, headers } = await gateway.inject(`/releases/${name}/aaa/import-map.json`);
    expect(policy).toContain(hashOf(body));
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/^application\/json/);
  }
});

it("of another remote is named in the document's registry", async () => {
  const { body } = await importMapOf("/");
  const registry = JSON.parse(body.split('id="ligate-registry">')[1]?.split("</script>")[0] ?? "");
  expect(registry[1]).not.toHaveProperty("integrity");
  expect(registry[0].integrity).toBe("/releases/mf-cart-checkout/aaa/import-map.json");
});

it("is required for all scripts, except on the checkout", async () => {
  const policy = async (path: string) => (await gateway.inject(path)).headers["integrity-policy"];
  for (const path of ["/", "/cart", "/nowhere"]) {
    expect(await policy(path)).toBe("blocked-destinations=(script), endpoints=(policy)");
  }
  expect(await policy("/checkout")).toBeUndefined();
});

it("is missing without the setting, and so are all attributes and policies of integrity", async () => {
  const plain = await buildGateway({
    source: releasesIn(await writeReleases(shell, catalog, checkout)),
    ...{ apiUrls: ["http://127.0.0.1:9"], settings: pageSettings },
  });
  const { body, headers } = await plain.inject("/");
  await plain.close();
  expect(body).not.toMatch(/importmap|integrity|import-map/);
  expect(body).toContain('<script type="module" src="/releases/shell/aaa/main.js">');
  expect(headers).not.toHaveProperty("integrity-policy");
});
