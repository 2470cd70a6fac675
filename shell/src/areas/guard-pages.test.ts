import type { RouteObject } from "@ligate/platform/router";
import { guardPages } from "./guard-pages.ts";

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** The guarded way to a page's code. */
function guarded(lazy: () => Promise<object>): () => Promise<unknown> {
  const page: RouteObject = { id: "blog", lazy };
  const table = [{ path: "news", children: [page] }];
  guardPages("mf-x", table);
  guardPages("mf-x", table);
  return page.lazy as () => Promise<unknown>;
}

it("says which page could not be loaded, and why", async () => {
  const why = new SyntaxError("broken");
  await expect(guarded(() => Promise.reject(why))()).rejects.toMatchObject({
    name: "PageUnavailable",
    message: 'The page "blog" of mf-x could not be loaded.',
    cause: why,
  });
});

it("gives up on a page that never comes, for everybody at the time of the first who asked", async () => {
  jest.useFakeTimers();
  const lazy = jest.fn(() => new Promise<object>(() => {}));
  const load = guarded(lazy);
  const first = expect(load()).rejects.toThrow("could not be loaded");
  await jest.advanceTimersByTimeAsync(7_000);
  const second = expect(load()).rejects.toThrow("could not be loaded");
  await jest.advanceTimersByTimeAsync(500);
  await Promise.all([first, second]);
  expect(lazy).toHaveBeenCalledTimes(1);
});

it("brings a page whose styles are missing, and asks for them once more behind it", async () => {
  const missing = (request: string) => Object.assign(new Error(), { code: "CSS_CHUNK_LOAD_FAILED", request });
  const lazy = jest
    .fn(async () => ({ Component: "the page" }))
    .mockRejectedValueOnce(missing("https://shop.test/forms.css"))
    .mockRejectedValueOnce(missing("https://shop.test/blog.css"));

  await expect(guarded(lazy)()).resolves.toEqual({ Component: "the page" });

  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  expect(links.map(({ dataset, href }) => [dataset.href, href])).toEqual([
    ["https://shop.test/forms.css", "https://shop.test/forms.css?retry=1"],
    ["https://shop.test/blog.css", "https://shop.test/blog.css?retry=1"],
  ]);
});
