import { computeIntegrity } from "./integrity.ts";
import { releaseId } from "./release-id.ts";

const file = (content: string) => ({ integrity: computeIntegrity(content), bytes: content.length });
const files = { "main.js": file("1"), "server/index.cjs": file("2") };

it("is twelve hex digits", () => {
  expect(releaseId(files)).toMatch(/^[0-9a-f]{12}$/);
});

it.each([
  ["the content of a file", { ...files, "main.js": file("3") }],
  ["the path of a file", { "other.js": files["main.js"], "server/index.cjs": files["server/index.cjs"] }],
  ["another file", { ...files, "calls.json": file("{}") }],
])("changes with %s", (_, changed) => {
  expect(releaseId(changed)).not.toBe(releaseId(files));
});

it.each([
  ["the order of the files", { "server/index.cjs": files["server/index.cjs"], "main.js": files["main.js"] }],
  ["a compressed copy", { ...files, "main.js.br": file("compressed") }],
])("stays the same with %s", (_, changed) => {
  expect(releaseId(changed)).toBe(releaseId(files));
});
