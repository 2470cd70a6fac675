import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pointRegistry } from "./registry.ts";

it("moves one pointer and leaves the others", () => {
  const dir = mkdtempSync(join(tmpdir(), "ligate-registry-"));
  pointRegistry(dir, "shell", "aaa");
  pointRegistry(dir, "mf-x", "bbb");
  pointRegistry(dir, "mf-x", "ccc");
  expect(JSON.parse(readFileSync(join(dir, "registry.json"), "utf8"))).toEqual({
    shell: "aaa",
    "mf-x": "ccc",
  });
});
