import { setImmediate } from "node:timers/promises";
import { PageCache } from "./page-cache.ts";
import type { RenderOutcome } from "./render-messages.ts";

const page = (body: string): RenderOutcome => ({
  status: 200,
  head: "",
  body,
  loaderData: "{}",
  dataHash: "of {}",
  isContentOnly: false,
});
const STALE_MS = 6_000;

// lru-cache reads 0 as "no start time".
let now = 1;
const clock = () => now;

const PAGE_BYTES = 64 * 1024;
const MAX_ADDRESS = "/one-more".length;
const createCache = () => new PageCache<RenderOutcome>(() => PAGE_BYTES - 1_000 - MAX_ADDRESS, clock);

/** Returns a render function that counts its calls in `times`. */
function countedRender(body: string) {
  const render = async () => {
    render.times++;
    return page(body);
  };
  render.times = 0;
  return render;
}

it("renders a page once while it is fresh", async () => {
  const cache = createCache();
  const render = countedRender("one");
  await cache.get("/", render);
  expect(await cache.get("/", render)).toEqual(page("one"));
  expect(render.times).toBe(1);
});

it("returns a stale page immediately and renders it once in the background", async () => {
  const cache = createCache();
  await cache.get("/", async () => page("old"));
  now += STALE_MS;
  const render = countedRender("new");
  expect(await cache.get("/", render)).toEqual(page("old"));
  await setImmediate();
  expect(await cache.get("/", render)).toEqual(page("new"));
  expect(render.times).toBe(1);
});

it("renders a page whose data change with the content only once until it is cleared", async () => {
  const cache = createCache();
  const render = jest.fn(async () => ({ ...page("one"), isContentOnly: true }));
  await cache.get("/", render);
  now += 100 * STALE_MS;
  await cache.get("/", render);
  expect(render).toHaveBeenCalledTimes(1);
  cache.clear();
  await cache.get("/", render);
  expect(render).toHaveBeenCalledTimes(2);
});

it("does not cache a failure", async () => {
  const cache = createCache();
  await cache.get("/", async () => ({ failure: "down" }));
  expect(await cache.get("/", async () => page("up"))).toEqual(page("up"));
});

it.each<[string, RenderOutcome]>([
  ["404", { ...page("missing"), status: 404 }],
  ["redirect", { redirect: "/elsewhere" }],
])("does not cache a %s, and removes a page that has become one", async (_, outcome) => {
  const cache = createCache();
  await cache.get("/", async () => outcome);
  expect(await cache.get("/", async () => page("there"))).toEqual(page("there"));
  now += STALE_MS;
  await cache.get("/", async () => outcome);
  expect(await cache.get("/", async () => outcome)).toEqual(outcome);
});

it("counts addresses as a part of its size", async () => {
  const cache = createCache();
  await cache.get(`/search?q=${"x".repeat(990)}`, async () => page("found"));
  expect(cache.bytes).toBe(PAGE_BYTES - MAX_ADDRESS + 1_000);
});

it("shares one rendering among concurrent requests for a page", async () => {
  const cache = createCache();
  const render = countedRender("one");
  const pages = await Promise.all([cache.get("/", render), cache.get("/", render)]);
  expect(pages).toEqual([page("one"), page("one")]);
  expect(render.times).toBe(1);
});

it("serves no page from before clear() to later requests, even if it was being rendered", async () => {
  const cache = createCache();
  let finish = (_outcome: RenderOutcome) => {};
  const old = cache.get("/", () => new Promise((done) => (finish = done)));
  cache.clear();
  const fresh = cache.get("/", async () => page("new"));
  finish(page("old"));
  expect(await Promise.all([old, fresh])).toEqual([page("old"), page("new")]);
  expect(await cache.get("/", async () => page("newer"))).toEqual(page("new"));
});

it("serves the stale page while rendering it again fails", async () => {
  const cache = createCache();
  await cache.get("/", async () => page("old"));
  now += STALE_MS;
  const down = async (): Promise<RenderOutcome> => ({ failure: "down" });
  await cache.get("/", down);
  expect(await cache.get("/", down)).toEqual(page("old"));
});

it("evicts the least recently used page at its limit", async () => {
  const cache = createCache();
  const render = countedRender("it");
  for (let n = 0; n < 1_024; n++) await cache.get(`/${n}`, render);
  await cache.get("/0", render);
  await cache.get("/one-more", render);
  expect(render.times).toBe(1_025);
  await cache.get("/0", render);
  expect(render.times).toBe(1_025);
  await cache.get("/1", render);
  expect(render.times).toBe(1_026);
});
