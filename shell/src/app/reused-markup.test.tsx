/** @jest-environment node */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { provideSettings } from "@ligate/platform/settings";
import { renderPage } from "./render-page.tsx";
import { keepMarkup } from "./reused-markup.tsx";

const PAYPAL = { clientId: "", sdkUrl: "" };
const useMenu = (...names: string[]) =>
  provideSettings({
    ...{ publicUrl: "https://store.example", paypal: PAYPAL, testProduct: false },
    menuLinks: names.map((name) => ({ menu: "main", name, to: `/${name}` })),
  });

const page = (
  <>
    <header className="page">Page</header>
    <footer className="page">End</footer>
  </>
);
const routes = [
  { id: "one", path: "one", element: page },
  { id: "two", path: "two", element: page },
];

async function render(address: string): Promise<string> {
  const page = await renderPage("mf-catalog", routes, address, AbortSignal.timeout(5_000));
  if (!("body" in page)) throw new Error(`not rendered: ${JSON.stringify(page)}`);
  return page.body;
}

const currentPage = (html: string) => /aria-current="page"[^>]* href="([^"]*)"/.exec(html)?.[1];

beforeEach(() => useMenu("one", "two"));

it("renders an address again with the same markup, which contains ids of React", async () => {
  const first = await render("/one");
  expect(first).toMatch(/popover/i);
  expect(await render("/one")).toBe(first);
  expect(first.match(/<header/g)).toHaveLength(2);
  expect(first.match(/<footer/g)).toHaveLength(2);
});

it("marks the current page of each address, and links from each to the login", async () => {
  for (const address of ["/one", "/two", "/one", "/two?q=1"]) {
    const html = await render(address);
    expect(currentPage(html)).toBe(address.split("?")[0]);
    expect(html).toContain(`/login?redirectUrl=${encodeURIComponent(address.slice(1))}`);
  }
});

it("does not reuse markup when the menus change", async () => {
  await render("/one");
  useMenu("one", "three");
  expect(await render("/one")).toContain("three");
});

it("keeps no pages in memory, only their parts", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const megabyte = 1024 * 1024;
  const header = '<header class="name-of-a-module__top-bar">The top bar of the store</header>';
  const keep = (n: number) => keepMarkup(`/large/${n}`, Buffer.alloc(megabyte, "A") + header);

  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let n = 1; n <= 30; n++) keep(n);
  collectGarbage();
  expect((process.memoryUsage().heapUsed - before) / megabyte).toBeLessThan(10);
});
