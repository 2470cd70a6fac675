import type { LiveRelease } from "@ligate/build/release-format";
import { expectRendered, pageSettings, released, shell, working } from "../testing/server-files.ts";
import { type Renderer, startRenderer } from "./renderer.ts";

const [good, other] = [working("bad"), working("other")];
const LOOPS = `exports.routes = [(url) => { if (url === "/loop") for (;;); return require("greeting") + " " + url; }];`;
const RESTING = { failure: expect.any(String), isResting: true };

/** A thread that is stuck is replaced within a second, on an idle machine. */
const PATIENCE_MS = 60_000;

let renderer: Renderer;
let now: number;
let warnings: string[];

beforeEach(async () => {
  now = 0;
  warnings = [];
  renderer = startRenderer({
    apiUrl: "http://api.invalid",
    pageSettings,
    warn: (sentence) => warnings.push(sentence),
    now: () => now,
  });
  await Promise.all([expectRendered(renderer, good), expectRendered(renderer, other)]);
});
afterEach(() => renderer.close());

const aMoment = (ms = 50) => new Promise((later) => setTimeout(later, ms));

/** Asks for a page that breaks the thread until that has been replaced: at first it may still be starting. */
async function breakThread(bad: LiveRelease, url = "/loop"): Promise<void> {
  const warned = warnings.length;
  while (warnings.length === warned) {
    await renderer.render(shell, bad, url);
    await aMoment();
  }
}

it("leaves a remote that loops to the browser at once, for a while, and says so once", async () => {
  const bad = released("bad", LOOPS);
  await breakThread(bad);
  const asked = performance.now();
  for (let n = 0; n < 20; n++) expect(await renderer.render(shell, bad, "/loop")).toEqual(RESTING);
  expect(performance.now() - asked).toBeLessThan(100);
  expect(warnings).toEqual([
    "The thread that renders bad was stuck and was replaced: the browser renders its pages for 5 s.",
  ]);
});

it("goes on rendering other remotes' pages while one loops", async () => {
  const looping = breakThread(released("bad", LOOPS));
  while (warnings.length === 0) {
    expect(await renderer.render(shell, other, "/x")).toHaveProperty("body");
    await aMoment(20);
  }
  await looping;
});

it(
  "tries again when the time is over, and waits longer each time",
  async () => {
    const bad = released("bad", LOOPS);
    await breakThread(bad);
    now += 5_000;
    await breakThread(bad);
    now += 9_999;
    expect(await renderer.render(shell, bad, "/x?q=1")).toEqual(RESTING);
    now += 1;
    await expectRendered(renderer, bad);
    await breakThread(bad);
    expect(warnings.map((warning) => /\d+ s/.exec(warning)?.[0])).toEqual(["5 s", "10 s", "5 s"]);
  },
  PATIENCE_MS,
);

it("renders another release of the remote at once", async () => {
  await breakThread(released("bad", LOOPS));
  await expectRendered(renderer, good);
});

it("does not blame a release for what the one before did", async () => {
  const looping = renderer.render(shell, released("bad", LOOPS), "/loop");
  await renderer.render(shell, good, "/x");
  await looping;
  await expectRendered(renderer, good);
  expect(warnings).toEqual([]);
});

it.each([
  ["crashes", `setTimeout(() => { throw new Error("in a timer"); }, 5);`, "crashed (Error: in a timer)"],
  ["ends", "setTimeout(() => process.exit(), 5);", "ended"],
])("is replaced where a remote %s its thread", async (_manner, source, what) => {
  const bad = released(
    "bad",
    `const { setTimeout, process } = globalThis;
     exports.routes = [() => { ${source} return new Promise(() => {}); }];`,
  );
  await breakThread(bad, "/");
  expect(warnings).toEqual([expect.stringContaining(`renders bad ${what} and was replaced`)]);
  await expectRendered(renderer, good);
});

it("takes who only waits for something for no reason to replace a thread", async () => {
  const waits = released("bad", "exports.routes = [() => new Promise(() => {})];");
  await renderer.render(shell, waits, "/");
  await aMoment(600);
  expect(warnings).toEqual([]);
  expect(await renderer.render(shell, waits, "/")).not.toHaveProperty("isResting");
});
