import { setTimeout } from "node:timers/promises";
import { ApiAddresses } from "../http/api-addresses.ts";
import type { ActiveRelease } from "../releases/active-release.ts";
import {
  createServerRelease,
  createWorkingRemote,
  expectRendered,
  pageSettings,
  shell,
} from "../testing/release-server-files.ts";
import { type RenderWorkerPool, startRenderWorkerPool } from "./render-worker-pool.ts";

const [good, other] = [createWorkingRemote("bad"), createWorkingRemote("other")];
const ENDLESS_LOOP = `exports.routes = [(url) => { if (url === "/loop") for (;;); return require("greeting") + " " + url; }];`;
const CIRCUIT_OPEN = { failure: expect.any(String), isCircuitOpen: true };

let workers: RenderWorkerPool;
let now: number;
let warnings: string[];

beforeEach(async () => {
  now = 0;
  warnings = [];
  workers = startRenderWorkerPool({
    api: new ApiAddresses(["http://api.invalid"]),
    pageSettings,
    warn: (message) => warnings.push(message),
    now: () => now,
  });
  await Promise.all([expectRendered(workers, good), expectRendered(workers, other)]);
});
afterEach(() => workers.close());

/** Requests a page that breaks the thread until the thread has been replaced; it may still be starting at first. */
async function breakThread(bad: ActiveRelease, url = "/loop"): Promise<void> {
  const before = warnings.length;
  while (warnings.length === before) {
    await workers.render(shell, bad, url);
    await setTimeout(50);
  }
}

it("opens the circuit when a thread hangs, and logs it once", async () => {
  const bad = createServerRelease("bad", ENDLESS_LOOP);
  await breakThread(bad);
  // A render that waits would report its timeout instead.
  for (let n = 0; n < 20; n++) expect(await workers.render(shell, bad, "/loop")).toEqual(CIRCUIT_OPEN);
  expect(warnings).toEqual([
    "The thread that renders bad hung and was replaced: the browser renders its pages for 5 s.",
  ]);
});

it("renders the pages of other remotes while one hangs", async () => {
  const looping = breakThread(createServerRelease("bad", ENDLESS_LOOP));
  while (warnings.length === 0) {
    await expectRendered(workers, other);
    await setTimeout(20);
  }
  await looping;
});

it("renders again when the circuit closes, and keeps it open longer each time", async () => {
  const bad = createServerRelease("bad", ENDLESS_LOOP);
  await breakThread(bad);
  now += 5_000;
  await breakThread(bad);
  now += 9_999;
  expect(await workers.render(shell, bad, "/x?q=1")).toEqual(CIRCUIT_OPEN);
  now += 1;
  await expectRendered(workers, bad);
  await breakThread(bad);
  expect(warnings.map((warning) => /\d+ s/.exec(warning)?.[0])).toEqual(["5 s", "10 s", "5 s"]);
});

it("renders another release of the remote immediately", async () => {
  await breakThread(createServerRelease("bad", ENDLESS_LOOP));
  await expectRendered(workers, good);
});

it("does not open the circuit for a failure of the previous release", async () => {
  const looping = workers.render(shell, createServerRelease("bad", ENDLESS_LOOP), "/loop");
  await workers.render(shell, good, "/x");
  await looping;
  await expectRendered(workers, good);
  expect(warnings).toEqual([]);
});

it.each([
  ["crashes", `setTimeout(() => { throw new Error("in a timer"); }, 5);`, "crashed (Error: in a timer)"],
  ["exits", "setTimeout(() => process.exit(), 5);", "exited"],
])("replaces the thread of a remote that %s", async (_case, source, event) => {
  const bad = createServerRelease(
    "bad",
    `const { setTimeout, process } = globalThis;
     exports.routes = [() => { ${source} return new Promise(() => {}); }];`,
  );
  await breakThread(bad, "/");
  expect(warnings).toEqual([expect.stringContaining(`renders bad ${event} and was replaced`)]);
  await expectRendered(workers, good);
});

it("does not replace a thread that only waits", async () => {
  const waits = createServerRelease("bad", "exports.routes = [() => new Promise(() => {})];");
  await workers.render(shell, waits, "/");
  await setTimeout(600);
  expect(warnings).toEqual([]);
  expect(await workers.render(shell, waits, "/")).not.toHaveProperty("isCircuitOpen");
});

it("goes on rendering the active release if one that is prepared ends the thread", async () => {
  const exits = createServerRelease("bad", "globalThis.process.exit();");
  await workers.prepare(shell, [exits]);
  while (warnings.length === 0) await setTimeout(20);
  await expectRendered(workers, good);
  expect(warnings).toEqual([
    "The thread that renders bad exited and was replaced while it loaded a release.",
  ]);
});
