import { contract } from "./contract.ts";

const calls = Object.values(contract);

it("has no duplicate calls", () => {
  const names = calls.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`);
  expect(new Set(names).size).toBe(names.length);
});

it("has every path below /api/", () => {
  for (const { path } of calls) expect(path).toMatch(/^\/api\//);
});

it("declares a body for writes only", () => {
  for (const call of calls) if (call.method === "GET") expect("body" in call).toBe(false);
});
