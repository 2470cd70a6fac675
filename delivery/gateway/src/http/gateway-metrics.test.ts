import { readFileSync } from "node:fs";
import { createMetrics, metricsTable, type Registry } from "@ligate/server/metrics";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { buildGateway } from "../app.ts";
import { pageSettings } from "../testing/release-server-files.ts";
import { aPage, aRelease, releasesIn, writeReleases } from "../testing/releases-on-disk.ts";

const ID = "3f2a9c01d4e5b678";
/** Renders what the API answers. */
const SHELL = `
  let api;
  exports.shared = {};
  exports.configureApi = (address) => { api = address; };
  exports.render = async (name, routes, url) => {
    const text = await (await fetch(api + "/api/text/")).text();
    return { status: 200, head: "", body: "<h1>" + text + "</h1>", loaderData: {} };
  };`;

let api: FastifyInstance;
let gateway: FastifyInstance;
let metrics: Registry;
let seen: FastifyRequest["headers"][];

beforeAll(async () => {
  api = Fastify();
  api.get("/api/*", ({ headers }) => {
    seen.push(headers);
    return "text";
  });
  metrics = createMetrics();
  const pages = { reset: aPage({ path: "/reset/:token" }) };
  const dir = await writeReleases(
    {
      ...aRelease({ name: "shell", id: "s01", entry: "main.js", ssr: true }),
      contents: { "server/index.cjs": SHELL },
    },
    aRelease({ name: "mf-account", id: "a01", addresses: ["/reset/*"], ssr: true, pages }),
  );
  gateway = await buildGateway({
    ...{ source: releasesIn(dir), settings: pageSettings, metrics, trustedProxies: ["10.0.0.1"] },
    apiUrls: [await api.listen({ port: 0, host: "127.0.0.1" })],
  });
});
beforeEach(() => {
  seen = [];
});
afterAll(() => Promise.all([gateway.close(), api.close()]));

const get = (url: string, remoteAddress = "203.0.113.7") =>
  gateway.inject({ url, remoteAddress, headers: { "x-request-id": ID } });

/** Requests a page until it comes rendered: on a busy machine, rendering may time out. */
async function getRendered(url: string) {
  for (;;) {
    const response = await get(url, "10.0.0.1");
    if (response.body.includes("<h1>")) return response;
  }
}

it("gives each request an id of its own, which the API and the browser get", async () => {
  const { headers } = await get("/api/text/");

  expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{16}$/);
  expect(headers["x-request-id"]).not.toBe(ID);
  expect(seen[0]?.["x-request-id"]).toBe(headers["x-request-id"]);
});

it("keeps the id of a trusted proxy, also in the requests of a page that it renders", async () => {
  const { headers } = await getRendered("/reset/secret-token");

  expect(headers["x-request-id"]).toBe(ID);
  expect(seen.map((request) => request["x-request-id"])).toContain(ID);
});

it("shows the id on the page of a failure", async () => {
  const lone = await buildGateway({
    ...{ source: releasesIn(await writeReleases()), settings: pageSettings, apiUrls: ["http://127.0.0.1:9"] },
  });
  const { body, headers } = await lone.inject("/");
  await lone.close();

  expect(body).toContain(`Reference: ${headers["x-request-id"]}`);
});

it("measures pages by remote, release and route, without their addresses", async () => {
  await getRendered("/reset/secret-token");
  await getRendered("/reset/secret-token");
  await gateway.inject("/nothing/here");
  const text = await metrics.metrics();

  expect(text).toMatch(
    /^ligate_http_requests_total\{method="GET",route="reset",remote="mf-account",release="a01",status="200"\} \d+$/m,
  );
  expect(text).toMatch(
    /^ligate_http_requests_total\{.*route="none",remote="shell",release="s01",status="404"\} 1$/m,
  );
  expect(text).toContain('ligate_active_release_info{remote="mf-account",release="a01"} 1');
  expect(text).toMatch(
    /^ligate_render_duration_seconds_count\{remote="mf-account",outcome="rendered"\} [1-9]/m,
  );
  expect(text).toMatch(/^ligate_page_cache_lookups_total\{result="hit"\} [1-9]/m);
  expect(text).toContain('ligate_api_addresses{state="available"} 1');
  expect(text).not.toMatch(/secret-token|nothing/);
});

it("has the metrics that docs/metrics.md lists", () => {
  const document = readFileSync(new URL("../../../../docs/metrics.md", import.meta.url), "utf8");

  expect(document).toContain(metricsTable(metrics));
});
