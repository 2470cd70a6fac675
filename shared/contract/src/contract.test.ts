import { contract } from "./contract.ts";

const calls = Object.values(contract);

it("has every call once", () => {
  const names = calls.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`);
  expect(new Set(names).size).toBe(names.length);
});

it("keeps every call below /api/", () => {
  for (const { path } of calls) expect(path).toMatch(/^\/api\//);
});

it("gives a body to writes only", () => {
  for (const call of calls) if (call.method === "GET") expect("body" in call).toBe(false);
});
