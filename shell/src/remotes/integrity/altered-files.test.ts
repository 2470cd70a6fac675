import { isAltered, replaceAlteredFiles } from "./altered-files.ts";

const ORIGIN = window.location.origin;
const ALTERED = `${ORIGIN}/releases/mf-x/aaa/altered.js`;
const INTACT = `${ORIGIN}/releases/mf-x/aaa/intact.js`;
const OF_ANOTHER = `${ORIGIN}/releases/mf-y/bbb/altered.js`;
const UNLISTED = `${ORIGIN}/releases/mf-x/aaa/import-map.json`;

let requests: [string, RequestInit["cache"]][];

/** The browser's record of the requests of this document. */
function recordRequests(status: number): void {
  const entries = [ALTERED, INTACT, OF_ANOTHER, UNLISTED].map((name) => ({ name, responseStatus: status }));
  Object.assign(performance, {
    getEntriesByType: () => entries,
    getEntriesByName: (url: string) => entries.filter(({ name }) => name === url),
  });
}

beforeEach(() => {
  const script = document.createElement("script");
  script.type = "importmap";
  const paths = [ALTERED, INTACT, OF_ANOTHER].map((url) => [new URL(url).pathname, "sha384-right"]);
  script.textContent = JSON.stringify({ integrity: Object.fromEntries(paths) });
  document.head.append(script);
  requests = [];
  globalThis.fetch = async (url, { cache, integrity } = {}) => {
    requests.push([String(url), cache]);
    if (integrity && String(url) !== INTACT) throw new TypeError("Failed to fetch");
    return new Response("");
  };
});
afterEach(() => document.head.replaceChildren());

it.each([
  { status: 200, result: true },
  { status: 404, result: false },
  { status: 0, result: false },
])("is altered, if the refused file was delivered with status $status: $result", ({ status, result }) => {
  recordRequests(status);
  expect(isAltered(ALTERED)).toBe(result);
});

it("knows nothing of files without integrity", () => {
  recordRequests(200);
  expect(isAltered(UNLISTED)).toBe(false);
});

it("requests the altered files of a remote again past the cache, and no others", async () => {
  recordRequests(200);
  await replaceAlteredFiles("mf-x");
  expect(requests.filter(([, cache]) => cache === "reload")).toEqual([[ALTERED, "reload"]]);
  expect(requests.map(([url]) => url)).not.toContain(OF_ANOTHER);
});

it("does not fail if a file cannot be replaced", async () => {
  recordRequests(200);
  globalThis.fetch = () => Promise.reject(new TypeError("network"));
  await expect(replaceAlteredFiles("mf-x")).resolves.toBeUndefined();
});
