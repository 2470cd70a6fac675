import { findIntegrity } from "./find-integrity.ts";
import { ImportMaps } from "./import-maps.ts";

const URL_A = "/releases/mf-a/aaa/import-map.json";
const TEXT = JSON.stringify({ integrity: { "/releases/mf-a/aaa/page.css": "sha384-page" } });

const fetchFile = jest.fn();
let observer: MutationObserver;

beforeEach(() => {
  fetchFile.mockReset();
  fetchFile.mockImplementation(async () => new Response(TEXT));
  globalThis.fetch = fetchFile;
});
afterEach(() => {
  observer?.disconnect();
  document.head.replaceChildren();
});

/** Fires an event at each import map that is added, as browsers do for import maps that they do not use. */
function fireAtImportMaps(event: string): void {
  observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) node.dispatchEvent(new Event(event));
  });
  observer.observe(document.head, { childList: true });
}

const importMapTexts = () =>
  [...document.querySelectorAll('script[type="importmap"]')].map((script) => script.textContent);

it("adds an import map to the document once, also for concurrent calls", async () => {
  const maps = new ImportMaps();
  expect(maps.has(URL_A)).toBe(false);
  await expect(Promise.all([maps.add(URL_A), maps.add(URL_A)])).resolves.toEqual([true, true]);
  expect(maps.has(URL_A)).toBe(true);
  await maps.add(URL_A);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(importMapTexts()).toEqual([TEXT]);
});

it.each([
  ["is unreachable", () => Promise.reject(new TypeError("network"))],
  ["answers an error", async () => new Response("", { status: 503 })],
])("fails if the import map %s, and fetches it again next time past the cache", async (_name, respond) => {
  fetchFile.mockImplementationOnce(respond);
  const maps = new ImportMaps();
  await expect(maps.add(URL_A)).rejects.toThrow();
  await expect(maps.add(URL_A)).resolves.toBe(true);
  expect(fetchFile.mock.calls.map(([, { cache }]) => cache)).toEqual(["default", "reload"]);
});

it("fails if the security policy refuses the text, and does not use it for stylesheets", async () => {
  fireAtImportMaps("securitypolicyviolation");
  await expect(new ImportMaps().add(URL_A)).rejects.toThrow("refused");
  expect(importMapTexts()).toEqual([]);
});

it("says so where the browser supports a single import map, and knows the integrity of stylesheets", async () => {
  fireAtImportMaps("error");
  await expect(new ImportMaps().add(URL_A)).resolves.toBe(false);
  expect(findIntegrity("/releases/mf-a/aaa/page.css")).toBe("sha384-page");
});

it("finds the integrity of a file in the document's import map and in those that were added", async () => {
  const own = document.createElement("script");
  own.type = "importmap";
  own.textContent = JSON.stringify({ integrity: { "/releases/shell/bbb/app.css": "sha384-app" } });
  document.head.append(own);
  await new ImportMaps().add(URL_A);
  expect(findIntegrity(`${window.location.origin}/releases/shell/bbb/app.css`)).toBe("sha384-app");
  expect(findIntegrity("/releases/mf-a/aaa/page.css?retry=1")).toBe("sha384-page");
  expect(findIntegrity("/releases/mf-a/aaa/unknown.css")).toBeUndefined();
});
