import { prefetchWhenIdle } from "./prefetch-when-idle.ts";

const RELEASE = {
  table: { js: ["table.js"], css: [] },
  pages: [
    { path: "/design", js: ["design.js"], css: ["design.css"] },
    { path: "/products/item/:sku", js: ["product.js"], css: [] },
  ],
};
const remotes = {
  records: [
    { name: "mf-c", entry: "/releases/mf-c/aaa/entry.js", addresses: [] },
    {
      ...{ name: "mf-d", entry: "/releases/mf-d/aaa/entry.js", addresses: [] },
      ...{ nextPages: { paths: ["/design"], files: "/releases/mf-d/aaa/pages.json" } },
      integrity: "/releases/mf-d/aaa/import-map.json",
    },
  ],
};

let fetched: string[];
beforeEach(() => {
  jest.useFakeTimers();
  fetched = [];
  globalThis.fetch = async (input) => {
    fetched.push(new URL(String(input)).pathname.replace("/releases/mf-d/aaa/", ""));
    return Response.json(RELEASE);
  };
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  jest.useRealTimers();
});

async function prefetchAll() {
  const done = prefetchWhenIdle(remotes);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fetched).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  await done;
}

it("fetches the files of the next page and of no other page, after the first load", async () => {
  await prefetchAll();
  expect(fetched).toEqual([
    ...["pages.json", "import-map.json", "entry.js"],
    ...["table.js", "design.js", "design.css"],
  ]);
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "fetches nothing over a connection like %j",
  async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    await prefetchAll();
    expect(fetched).toEqual([]);
  },
);

it("ignores a failure", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("network"));
  await expect(prefetchAll()).resolves.toBeUndefined();
});
