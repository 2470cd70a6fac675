import type { RouteObject } from "@ligate/platform/router";
import { addLazyRouteTimeouts } from "./lazy-route-timeouts.ts";

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

const stylesheetError = (request: string) =>
  Object.assign(new Error(), { code: "CSS_CHUNK_LOAD_FAILED", request });

/** The wrapped `lazy` of a page in a nested route table, which is passed twice. */
function wrap(lazy: () => Promise<object>): () => Promise<unknown> {
  const page: RouteObject = { id: "blog", lazy };
  const table = [{ path: "news", children: [page] }];
  addLazyRouteTimeouts("mf-x", table);
  addLazyRouteTimeouts("mf-x", table);
  return page.lazy as () => Promise<unknown>;
}

it("names the page that could not be loaded, and the cause", async () => {
  const cause = new SyntaxError("broken");
  await expect(wrap(() => Promise.reject(cause))()).rejects.toMatchObject({
    name: "PageUnavailableError",
    message: 'The page "blog" of mf-x could not be loaded.',
    cause,
  });
});

it("times out for all callers when the first caller's time is up", async () => {
  jest.useFakeTimers();
  const lazy = jest.fn(() => new Promise<object>(() => {}));
  const load = wrap(lazy);
  const first = expect(load()).rejects.toThrow("could not be loaded");
  await jest.advanceTimersByTimeAsync(7_000);
  const second = expect(load()).rejects.toThrow("could not be loaded");
  await jest.advanceTimersByTimeAsync(500);
  await Promise.all([first, second]);
  expect(lazy).toHaveBeenCalledTimes(1);
});

it("loads a page whose stylesheets fail, and requests these once more in the background", async () => {
  const lazy = jest
    .fn(async () => ({ Component: "the page" }))
    .mockRejectedValueOnce(stylesheetError("https://shop.test/forms.css"))
    .mockRejectedValueOnce(stylesheetError("https://shop.test/blog.css"));

  await expect(wrap(lazy)()).resolves.toEqual({ Component: "the page" });

  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  expect(links.map(({ dataset, href }) => [dataset.href, href])).toEqual([
    ["https://shop.test/forms.css", "https://shop.test/forms.css?retry=1"],
    ["https://shop.test/blog.css", "https://shop.test/blog.css?retry=1"],
  ]);
});

it("does not load a page whose stylesheet does not match its integrity", async () => {
  const url = `${window.location.origin}/blog.css`;
  const script = document.createElement("script");
  script.type = "importmap";
  script.textContent = JSON.stringify({ integrity: { "/blog.css": "sha384-blog" } });
  document.head.append(script);
  Object.assign(performance, { getEntriesByName: () => [{ name: url, responseStatus: 200 }] });
  const cause = stylesheetError(url);

  await expect(wrap(() => Promise.reject(cause))()).rejects.toMatchObject({ remote: "mf-x", cause });
  expect(document.querySelector("link[rel=stylesheet]")).toBeNull();
});

it("requests a missing stylesheet again with its integrity", async () => {
  const url = `${window.location.origin}/blog.css`;
  const script = document.createElement("script");
  script.type = "importmap";
  script.textContent = JSON.stringify({ integrity: { "/blog.css": "sha384-blog" } });
  document.head.append(script);
  Object.assign(performance, { getEntriesByName: () => [{ name: url, responseStatus: 404 }] });
  const lazy = jest.fn(async () => ({})).mockRejectedValueOnce(stylesheetError(url));

  await wrap(lazy)();
  expect(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.integrity).toBe("sha384-blog");
});
