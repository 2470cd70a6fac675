import Fastify, { type FastifyInstance } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import { aPage, aRelease, releasesIn, writeReleases } from "../testing/releases-on-disk.ts";

const shell = aRelease({ name: "shell", entry: "main.js" });
const catalog = aRelease({
  name: "mf-catalog",
  addresses: ["/", "/blog", "/blog/:id", "/message"],
  pages: {
    home: aPage({ path: "/", sitemap: true }),
    blog: aPage({ path: "/blog", sitemap: true }),
    post: aPage({ path: "/blog/:id" }),
    message: aPage({ path: "/message" }),
  },
});

let api: FastifyInstance;
let gateway: FastifyInstance;
/** The portions of genes that the API was asked for. */
let asked: string[];

beforeEach(async () => {
  api = Fastify();
  api.get("/public-paths", () => ({
    pages: [{ path: "/blog/1", modified: "2025-02-08" }, { path: "/products/a&b" }],
  }));
  api.get("/public-paths/genes", () => ({ count: 2, modified: "2026-01-31" }));
  asked = [];
  api.get<{ Params: { portion: string } }>("/public-paths/genes/:portion", ({ params: { portion } }) => {
    asked.push(portion);
    return { paths: ["/genes/human/TP53", "/genes/mouse/Gt(ROSA)26Sor"], modified: "2026-01-31" };
  });
  gateway = await buildGateway({
    source: releasesIn(await writeReleases(shell, catalog)),
    apiUrls: [await api.listen({ port: 0, host: "127.0.0.1" })],
    settings: pageSettings,
  });
});
afterEach(() => Promise.all([gateway.close(), api.close()]));

/** The addresses in a sitemap, with the day of their last change. */
async function entriesOf(path: string) {
  const { headers, body } = await gateway.inject(path);
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const entries = body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
  return Object.fromEntries(
    [...entries].map(([, address = "", modified]) => [
      address.replace("https://store.example", ""),
      modified,
    ]),
  );
}

it("is an index of the sitemaps of pages and of genes", async () => {
  expect(await entriesOf("/sitemap.xml")).toEqual({
    "/sitemap-pages.xml": undefined,
    "/sitemap-genes-1.xml": "2026-01-31",
    "/sitemap-genes-2.xml": "2026-01-31",
  });
});

it("lists the pages with handle.sitemap and the paths of the API", async () => {
  expect(await entriesOf("/sitemap-pages.xml")).toEqual({
    "/": undefined,
    "/blog": undefined,
    "/blog/1": "2025-02-08",
    "/products/a&amp;b": undefined,
  });
});

it("lists the genes in portions", async () => {
  expect(await entriesOf("/sitemap-genes-2.xml")).toEqual({
    "/genes/human/TP53": "2026-01-31",
    "/genes/mouse/Gt(ROSA)26Sor": "2026-01-31",
  });
  for (const path of ["/sitemap-genes-3.xml", "/sitemap-genes-0.xml", "/sitemap-genes-x.xml"])
    expect((await gateway.inject(path)).statusCode).toBe(404);
});

it("asks the API once for a portion that many request, whatever their queries, and never for others", async () => {
  const paths = [
    "/sitemap-genes-2.xml",
    "/sitemap-genes-2.xml?utm=1",
    "/sitemap-genes-2.xml",
    "/sitemap-genes-99999.xml",
  ];
  const answers = await Promise.all(paths.map((path) => gateway.inject(path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404]);
  expect(asked).toEqual(["2"]);
  expect((await gateway.inject("/sitemap-genes-2.xml")).body).toBe(answers[0]?.body);
  const { headers } = await gateway.inject({
    url: "/sitemap-genes-2.xml",
    headers: { "accept-encoding": "br" },
  });
  expect(headers["content-encoding"]).toBe("br");
  expect(asked).toEqual(["2"]);
});

it.each(["/sitemap.xml", "/sitemap-pages.xml", "/sitemap-genes-1.xml"])(
  "answers 503 at %s if the API is unreachable",
  async (path) => {
    await api.close();
    const { statusCode, body } = await gateway.inject(path);
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toEqual({
      request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
      detail: "The store is busy or being restarted. Please try again in a moment.",
    });
  },
);
