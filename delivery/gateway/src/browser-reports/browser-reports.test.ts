import { createHash } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import type { ActiveReleases } from "../releases/active-releases.ts";
import { closeGateways, createRepositoryFolder, startGateway } from "../testing/gateways.ts";
import { aPage, aRelease, writeReleases } from "../testing/releases-on-disk.ts";
import { browserReportsRoutes } from "./browser-reports.routes.ts";

const located = (fields: Parameters<typeof aRelease>[0]) => ({ ...aRelease(fields), base: "/" });
const releases = {
  shell: located({ name: "shell", id: "s01" }),
  remotes: [
    located({
      ...{ name: "mf-account", id: "a07", addresses: ["/login", "/reset-password/:token"] },
      pages: {
        login: aPage({ path: "/login" }),
        "reset-password": aPage({ path: "/reset-password/:token" }),
      },
    }),
  ],
} as unknown as ActiveReleases;
/** Release ids by package, the active one last. */
const LOGS: Record<string, string[]> = {
  shell: ["s01"],
  "mf-account": ["a01", "a02", "a03", "a04", "a05", "a06", "a07"],
};

let app: FastifyInstance;
let metrics: Registry;
let active: ActiveReleases;
let warnings: [fields: object, text: string][];
let now: number;

beforeEach(() => {
  metrics = new Registry();
  active = releases;
  warnings = [];
  now = 1_000_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  app = Fastify();
  Object.assign(app.log, { warn: (...args: [object, string]) => warnings.push(args) });
  const entriesOf = (name: string) => (LOGS[name] ?? []).map((release) => ({ release })) as never[];
  const findByFile = (name: string, file: string) =>
    file.startsWith("app.") ? entriesOf(name).slice(-1) : [];
  const logs = { of: entriesOf, findByFile };
  browserReportsRoutes(app, { getReleases: async () => active, logs, metrics });
});
afterEach(() => {
  jest.restoreAllMocks();
  return app.close();
});

const post = (body: unknown, type = "text/plain;charset=UTF-8") =>
  app.inject({
    ...{ method: "POST", url: "/browser-reports", headers: { "content-type": type } },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });

const aReport = (fields: object) => ({
  ...{ release: "mf-account/a07", path: "/reset-password/c2VjcmV0LXRva2Vu" },
  ...fields,
});
const anError = (at: string, message = "TypeError: failed") => aReport({ error: { message, at } });

/** The samples of a metric that are not zero: labels → value. */
async function samples(name: string): Promise<Record<string, number>> {
  const found = (await metrics.getMetricsAsJSON()).find((metric) => metric.name === name);
  const values = (found?.values ?? []) as { labels: object; value: number; metricName?: string }[];
  return Object.fromEntries(
    values
      .filter(({ metricName }) => !metricName || /_(sum|count)$/.test(metricName))
      .map(({ labels, value, metricName = "" }) => [
        [...Object.values(labels), metricName.split("_").at(-1)].filter(Boolean).join(" "),
        value,
      ]),
  );
}

it("counts an error by the release of its code and the route of the page, and logs it", async () => {
  expect((await post(anError("shell/s01/app.js:1:200"))).statusCode).toBe(204);

  expect(await samples("ligate_browser_errors_total")).toEqual({ "shell s01 reset-password": 1 });
  expect(await samples("ligate_browser_failed_loads_total")).toEqual({});
  expect(warnings).toEqual([
    [
      { remote: "shell", release: "s01", route: "reset-password", file: "app.js:1:200" },
      "An error in a browser: TypeError: failed",
    ],
  ]);
  expect(JSON.stringify([warnings, await metrics.metrics()])).not.toContain("c2VjcmV0");
});

it("counts sources that a policy refused by directive and route, and logs them", async () => {
  const body = {
    documentURL: "https://store.example/reset-password/c2VjcmV0",
    blockedURL: "https://evil.example/x.js",
    effectiveDirective: "script-src-elem",
  };
  const answer = await app.inject({
    ...{ method: "POST", url: "/browser-reports/policy" },
    headers: { "content-type": "application/reports+json" },
    payload: JSON.stringify([{ type: "csp-violation", body }]),
  });

  expect(answer.statusCode).toBe(204);
  expect(await samples("ligate_browser_policy_violations_total")).toEqual({
    "script-src-elem reset-password": 1,
  });
  expect(warnings).toEqual([
    [
      { directive: "script-src-elem", blocked: "https://evil.example", route: "reset-password" },
      "A browser refused a source by a policy",
    ],
  ]);
});

it("counts a file without a line as one that could not be loaded", async () => {
  await post(anError("mf-account/a07/remoteEntry.js?retry=2", ""));

  expect(await samples("ligate_browser_failed_loads_total")).toEqual({ "mf-account a07 reset-password": 1 });
  expect(await samples("ligate_browser_errors_total")).toEqual({});
  expect(warnings[0]).toMatchObject([{ file: "remoteEntry.js" }, "A browser could not load a file"]);
});

it("finds the release of a file whose name has a hash", async () => {
  await post(anError("shell/app.0123456789abcdef.js:1:200"));
  await post(anError("shell/unknown.0123456789abcdef.js:1:200"));

  expect(await samples("ligate_browser_errors_total")).toEqual({
    "shell s01 reset-password": 1,
    "shell other reset-password": 1,
  });
  expect(warnings.map(([fields]) => fields)).toEqual([
    { remote: "shell", release: "s01", route: "reset-password", file: "app.0123456789abcdef.js:1:200" },
    { remote: "shell", release: "other", route: "reset-password", file: "unknown.0123456789abcdef.js:1:200" },
  ]);
});

it("observes web vitals in seconds by the release and route of the document", async () => {
  await post(aReport({ vitals: { lcp: 2_500, inp: 240, cls: 0.25 } }));
  await post(aReport({ vitals: { lcp: 500 } }));

  const page = "mf-account a07 reset-password";
  expect(await samples("ligate_browser_lcp_seconds")).toEqual({ [`${page} sum`]: 3, [`${page} count`]: 2 });
  expect(await samples("ligate_browser_inp_seconds")).toEqual({
    [`${page} sum`]: 0.24,
    [`${page} count`]: 1,
  });
  expect(await samples("ligate_browser_cls")).toEqual({ [`${page} sum`]: 0.25, [`${page} count`]: 1 });
});

it("counts unknown and old releases, remotes and routes as one each", async () => {
  for (const release of ["mf-account/a01", "mf-account/a02", "mf-account/fff", "mf-x/1", "mf-y/1"]) {
    await post({ ...anError(`${release}/x.js:1:1`), path: "/nowhere" });
  }
  await post(anError("mf-account/a03/x.js:1:1"));

  expect(await samples("ligate_browser_errors_total")).toEqual({
    "mf-account other none": 3,
    "other other none": 2,
    "mf-account a03 reset-password": 1,
  });
});

it("starts the counts of releases again when a release changes, so that they do not add up", async () => {
  await post(anError("mf-account/a07/x.js:1:1"));
  active = { ...releases };
  await post(anError("mf-account/a06/x.js:1:1"));

  expect(await samples("ligate_browser_errors_total")).toEqual({ "mf-account a06 reset-password": 1 });
});

it("logs each error once a minute, without control characters and personal data", async () => {
  const message = "Error: \u001b[2J\nlevel=fatal \u202e jane@example.org";
  for (let count = 0; count < 3; count++) await post(anError("shell/s01/app.js:1:1", message));
  expect(warnings.map(([, text]) => text)).toEqual(["An error in a browser: Error: *[2J*level=fatal * *"]);
  now += 60_000;
  await post(anError("shell/s01/app.js:1:1", message));
  expect(warnings).toHaveLength(2);
});

it("logs at most 20 lines a minute, and counts at most 100 reports a second", async () => {
  for (let count = 0; count < 130; count++) await post(anError(`shell/s01/app.js:1:${count}`));
  expect(warnings).toHaveLength(20);
  expect(await samples("ligate_browser_errors_total")).toEqual({ "shell s01 reset-password": 100 });
  expect(await samples("ligate_browser_reports_total")).toEqual({ counted: 100, dropped: 30 });
  now += 1_000;
  await post(anError("shell/s01/app.js:1:1"));
  expect(await samples("ligate_browser_reports_total")).toEqual({ counted: 101, dropped: 30 });
});

it.each([
  ["is no JSON", "{"],
  ["has another field", aReport({ userAgent: "x" })],
  [
    "has another field in an error",
    aReport({ error: { message: "", at: "shell/s01/a.js:1:1", stack: "x" } }),
  ],
  ["has a long message", anError("shell/s01/app.js:1:1", "x".repeat(201))],
  ["has a place that is not a file of a release", anError("https://store.example/x")],
  ["has a label that closes its quotes", anError('shell/s01"} 1\n/app.js:1:1')],
  ["has no path", { release: "mf-account/a07", vitals: {} }],
  ["has a vital that is not a number", aReport({ vitals: { lcp: "1" } })],
  ["has a negative vital", aReport({ vitals: { cls: -1 } })],
])("counts a report that %s as invalid, and nothing of it", async (_name, body) => {
  expect((await post(body)).statusCode).toBe(204);

  expect(await samples("ligate_browser_reports_total")).toEqual({ invalid: 1 });
  expect(await samples("ligate_browser_errors_total")).toEqual({});
  expect(warnings).toEqual([]);
});

it("refuses more than 4 KiB, and everything but text", async () => {
  expect((await post("x".repeat(4_097))).statusCode).toBe(413);
  expect((await post(anError("shell/s01/app.js:1:1"), "application/json")).statusCode).toBe(415);
  expect(await samples("ligate_browser_reports_total")).toEqual({});
});

describe("a gateway", () => {
  afterEach(closeGateways);

  it("inlines the script into every document, with the release of the page, and allows it", async () => {
    const shell = aRelease({ name: "shell", id: "s01", entry: "main.js" });
    const checkout = aRelease({ name: "mf-cart-checkout", id: "k01", addresses: ["/cart", "/checkout"] });
    const gateway = await startGateway(await writeReleases(shell, checkout));

    for (const [path, release] of [
      ["/cart", "mf-cart-checkout/k01"],
      ["/checkout", "mf-cart-checkout/k01"],
      ["/nowhere", "shell/s01"],
    ]) {
      const { body, headers } = await gateway.inject(path as string);
      const [, attributes, text = ""] = /<script( data-release=[^>]*)>(.*?)<\/script>/s.exec(body) ?? [];
      expect(attributes).toContain(`data-release="${release}"`);
      const hash = createHash("sha256").update(text).digest("base64");
      expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
    }
  });

  it("takes reports, and sets no cookie", async () => {
    const gateway = await startGateway(createRepositoryFolder());
    const { statusCode, body, headers } = await gateway.inject({
      ...{ method: "POST", url: "/browser-reports", headers: { "content-type": "text/plain" } },
      payload: JSON.stringify(aReport({})),
    });
    expect([statusCode, body, headers["set-cookie"]]).toEqual([204, "", undefined]);
  });
});
