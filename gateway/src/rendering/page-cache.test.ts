import type { RenderOutcome } from "./messages.ts";
import { PageCache } from "./page-cache.ts";

const page = (body: string): RenderOutcome => ({ status: 200, head: "", body, loaderData: {} });
const STALE_MS = 6_000;

let now = 0;
const clock = () => now;

/** A way to render that counts how often it was gone. */
function counting(body: string) {
  const render = async () => {
    render.times++;
    return page(body);
  };
  render.times = 0;
  return render;
}

it("renders a page once while it is fresh", async () => {
  const cache = new PageCache<RenderOutcome>(clock);
  const render = counting("one");
  await cache.get("/", render);
  expect(await cache.get("/", render)).toEqual(page("one"));
  expect(render.times).toBe(1);
});

it("gives a stale page at once and renews it behind the answer, once", async () => {
  const cache = new PageCache<RenderOutcome>(clock);
  await cache.get("/", async () => page("old"));
  now += STALE_MS;
  const render = counting("new");
  expect(await cache.get("/", render)).toEqual(page("old"));
  expect(await cache.get("/", render)).toEqual(page("new"));
  expect(render.times).toBe(1);
});

it("keeps no failure", async () => {
  const cache = new PageCache<RenderOutcome>(clock);
  await cache.get("/", async () => ({ failure: "down" }));
  expect(await cache.get("/", async () => page("up"))).toEqual(page("up"));
});

it("keeps nothing of an address where nothing is, and drops a page that is gone", async () => {
  const cache = new PageCache<RenderOutcome>(clock);
  const missing = { ...page("missing"), status: 404 };
  await cache.get("/", async () => missing);
  expect(await cache.get("/", async () => page("there"))).toEqual(page("there"));
  now += STALE_MS;
  await cache.get("/", async () => missing);
  expect(await cache.get("/", async () => missing)).toEqual(missing);
});

it("renders a page once for all who ask while it is being rendered", async () => {
  const cache = new PageCache<RenderOutcome>(clock);
  const render = counting("one");
  const pages = await Promise.all([cache.get("/", render), cache.get("/", render)]);
  expect(pages).toEqual([page("one"), page("one")]);
  expect(render.times).toBe(1);
});

it("gives nobody a page from before it was cleared, not even one that was being rendered", async () => {
  const cache = new PageCache<RenderOutcome>(clock);
  let finish = (_outcome: RenderOutcome) => {};
  const old = cache.get("/", () => new Promise((done) => (finish = done)));
  cache.clear();
  const fresh = cache.get("/", async () => page("new"));
  finish(page("old"));
  expect(await Promise.all([old, fresh])).toEqual([page("old"), page("new")]);
  expect(await cache.get("/", async () => page("newer"))).toEqual(page("new"));
});

it("goes on with the old page while renewing fails", async () => {
  const cache = new PageCache<RenderOutcome>(clock);
  await cache.get("/", async () => page("old"));
  now += STALE_MS;
  const down = async (): Promise<RenderOutcome> => ({ failure: "down" });
  await cache.get("/", down);
  expect(await cache.get("/", down)).toEqual(page("old"));
});

it("is bounded: the page that was asked for the longest ago goes first", async () => {
  const cache = new PageCache<RenderOutcome>(clock);
  const render = counting("it");
  for (let n = 0; n < 2_000; n++) await cache.get(`/${n}`, render);
  await cache.get("/0", render);
  await cache.get("/one-more", render);
  expect(render.times).toBe(2_001);
  await cache.get("/0", render);
  expect(render.times).toBe(2_001);
  await cache.get("/1", render);
  expect(render.times).toBe(2_002);
});
