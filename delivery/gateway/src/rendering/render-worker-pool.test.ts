import { appendFileSync, readFileSync } from "node:fs";
import { ApiAddresses } from "../http/api-addresses.ts";
import {
  createServerRelease,
  createWorkingRemote,
  expectRendered,
  pageSettings,
  renderWithRetry,
  shell,
} from "../testing/release-server-files.ts";
import { aRelease } from "../testing/releases-on-disk.ts";
import { type RenderWorkerPool, startRenderWorkerPool } from "./render-worker-pool.ts";

const good = createWorkingRemote("good");

let workers: RenderWorkerPool;
beforeAll(async () => {
  workers = startRenderWorkerPool({
    api: new ApiAddresses(["http://api.invalid"]),
    pageSettings,
    warn: () => {},
    now: () => performance.now(),
  });
  await workers.prepare(shell, [good]);
});
beforeEach(() => expectRendered(workers, good));
afterAll(() => workers.close());

it("renders with the modules of a newer shell: two instances of React would break every page", async () => {
  const source = readFileSync(shell.server.path, "utf8").replace('"hello"', '"good day"');
  const outcome = await renderWithRetry(workers, createServerRelease("shell", source), good, "/x");
  expect(outcome).toMatchObject({ body: expect.stringContaining("good day /x") });
});

it("renders a path without an owner with the shell alone", async () => {
  expect(await renderWithRetry(workers, shell, undefined, "/x")).toMatchObject({
    body: expect.stringContaining("no owner of /x"),
  });
});

it("fails immediately while too many pages are pending", async () => {
  const pages = Array.from({ length: 100 }, () => workers.render(shell, good, "/x?q=1"));
  const outcomes = await Promise.all(pages);
  const rejected = outcomes.filter((outcome) => "failure" in outcome && /^Too many/.test(outcome.failure));
  expect(rejected).toHaveLength(100 - 64);
  expect(outcomes.at(-1)).toEqual({ failure: "Too many pages are being rendered.", status: 503 });
});

it.each([
  ["throws while it is imported", `throw new Error("at import");`, /at import/],
  ["throws while it renders", `exports.routes = [() => { throw new Error("in render"); }];`, /in render/],
  ["requires a module that is not shared", `require("node:fs");`, /does not share/],
])("reports a remote that %s, and renders its next page", async (_case, source, reason) => {
  const outcome = await renderWithRetry(workers, shell, createServerRelease("good", source), "/");
  expect(outcome).toMatchObject({ failure: expect.stringMatching(reason) });
  await expectRendered(workers, good);
});

it("stops waiting for a page after 300 ms, and renders the next one", async () => {
  const waiting = createServerRelease("good", `exports.routes = [() => new Promise(() => {})];`);
  expect(await workers.render(shell, waiting, "/")).toEqual({ failure: "No page within 300 ms." });
  await expectRendered(workers, good);
});

it("returns the status of the API's error response", async () => {
  const missing = `exports.routes = [() => { throw Object.assign(new Error("No."), { status: 404 }); }];`;
  const release = createServerRelease("good", missing);
  expect(await renderWithRetry(workers, shell, release, "/")).toMatchObject({
    status: 404,
  });
});

it("does not render a remote without a server build", async () => {
  const browserOnly = { ...aRelease({ name: "account" }), base: "" };
  expect(await workers.render(shell, browserOnly, "/")).toHaveProperty("failure");
});

it("passes the menu links of the releases to the shell", async () => {
  const source = readFileSync(shell.server.path, "utf8")
    .replace("{ publicUrl }", "{ menuLinks }")
    .replace("exports.store = publicUrl", "exports.store = menuLinks[0].name")
    .replace("exports.api,", "exports.store,");
  const link = { menu: "main", name: "Blog", to: "/blog" } as const;
  const outcome = await renderWithRetry(workers, createServerRelease("shell", source), good, "/x", [link]);
  expect(outcome).toMatchObject({ body: expect.stringContaining("Blog") });
});

it("passes the public URL of the store to the pages", async () => {
  const source = readFileSync(shell.server.path, "utf8").replace("exports.api,", "exports.store,");
  const outcome = await renderWithRetry(workers, createServerRelease("shell", source), good, "/x");
  expect(outcome).toMatchObject({ body: expect.stringContaining("https://store.example") });
});

it("does not evaluate a server file that was changed on the disk", async () => {
  const changed = createWorkingRemote("changed");
  appendFileSync(changed.server.path, "//");
  expect(await renderWithRetry(workers, shell, changed, "/x?q=1")).toMatchObject({
    failure: expect.stringContaining("does not match its SHA-384 in release.json. It is not evaluated."),
  });
});

it("renders the first page of a prepared release without loading it", async () => {
  const slow = createServerRelease(
    "good",
    `const end = Date.now() + 600; while (Date.now() < end); exports.routes = [() => "prepared"];`,
  );
  await workers.prepare(shell, [slow]);
  expect(await workers.render(shell, slow, "/")).toMatchObject({ body: expect.stringContaining("prepared") });
});
