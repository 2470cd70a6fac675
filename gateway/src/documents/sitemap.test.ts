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

beforeEach(async () => {
  api = Fastify();
  api.get("/public-paths", () => ({ paths: ["/blog/1", "/products/a&b"] }));
  gateway = await buildGateway({
    source: releasesIn(await writeReleases(shell, catalog)),
    apiUrl: await api.listen({ port: 0, host: "127.0.0.1" }),
    settings: pageSettings,
  });
});
afterEach(() => Promise.all([gateway.close(), api.close()]));

it("lists the pages with handle.sitemap and the paths of the API", async () => {
  const { headers, body } = await gateway.inject("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const paths = ["/", "/blog", "/blog/1", "/products/a&amp;b"];
  expect(addresses).toEqual(paths.map((path) => `https://store.example${path}`));
});

it("answers 503 if the API is unreachable", async () => {
  await api.close();
  const { statusCode, body } = await gateway.inject("/sitemap.xml");
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toEqual({
    detail: "The store is busy or being restarted. Please try again in a moment.",
  });
});
