import { prefetchWhenIdle } from "./prefetch-when-idle.ts";

const RELEASE = {
  table: { js: ["table.js"], css: [] },
  pages: {
    design: { path: "/design", js: ["design.js"], css: ["design.css"] },
    product: { path: "/products/item/:sku", js: ["product.js"], css: [] },
  },
};
const remotes = {
  ownerOf: (path: string) =>
    path === "/design" ? { name: "mf-d", entry: "/releases/mf-d/aaa/entry.js", addresses: [] } : undefined,
};

let asked: string[];
beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  globalThis.fetch = async (input) => {
    asked.push(new URL(String(input)).pathname.replace("/releases/mf-d/aaa/", ""));
    return Response.json(RELEASE);
  };
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  jest.useRealTimers();
});

async function afterALongTime() {
  const done = prefetchWhenIdle(remotes);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  await done;
}

it("fetches what the next page needs and no other page's, after the first load", async () => {
  await afterALongTime();
  expect(asked).toEqual(["release.json", "entry.js", "table.js", "design.js", "design.css"]);
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "fetches nothing over a line like %j",
  async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    await afterALongTime();
    expect(asked).toEqual([]);
  },
);

it("says nothing where it fails", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("network"));
  await expect(afterALongTime()).resolves.toBeUndefined();
});
