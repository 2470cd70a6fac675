import { parseSync } from "@swc/core";
import { findCalls } from "./find-calls.ts";

const KEYS = [
  "GET /api/cart/",
  "POST /api/cart/",
  "DELETE /api/cart/",
  "GET /api/blogs/:id/",
  "GET /api/search/",
];
const find = (source: string) => findCalls(parseSync(source), KEYS);

it.each([
  ["a call", `t.api.get("/api/cart/")`, ["GET /api/cart/"]],
  ["a call with options", `x.F.post("/api/cart/", { body: e })`, ["POST /api/cart/"]],
  ["a call with parameters", "x.F.get(`/api/blogs/:id/`, { params: e })", ["GET /api/blogs/:id/"]],
  [
    "a call inside a call",
    `a.get("/api/search/").then(() => a.delete("/api/cart/"))`,
    ["DELETE /api/cart/", "GET /api/search/"],
  ],
  [
    "a call whose options contain a path",
    `a.get("/api/search/", f("/api/blogs/:id/"))`,
    ["GET /api/blogs/:id/", "GET /api/search/"],
  ],
])("finds %s", (_, source, calls) => {
  expect(find(source)).toEqual(calls);
});

it.each([
  ["a constant", `const e = "/api/cart/"; t.api.post(e)`],
  ["the argument of a hook", `(0, r.useApiQuery)("/api/cart/")`],
  ["a choice of two paths", `t.api.get(e ? "/api/cart/" : "/other/")`],
  ["a call and a constant", `t.api.get("/api/cart/"); export const e = "/api/cart/"`],
  ["a constructor", `new Call("/api/cart/"); new Set`],
])("counts all calls of a path in %s", (_, source) => {
  expect(find(source)).toEqual(["GET /api/cart/", "POST /api/cart/", "DELETE /api/cart/"]);
});

it.each([
  ["a longer path", `t.api.get("/api/cart/items/")`],
  ["a comment", `/* "/api/cart/" */ const e = 1`],
  ["part of a text", `const e = "see /api/cart/"`],
])("finds nothing in %s", (_, source) => {
  expect(find(source)).toEqual([]);
});

it("reads modules with dynamic imports, as webpack writes them", () => {
  const source = `import("./a.js").then(() => import.meta.url); export default await 1; e?.api.get("/api/search/")`;
  expect(find(source)).toEqual(["GET /api/search/"]);
});
