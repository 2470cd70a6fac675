import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBuilt, recordBuilt } from "./build-cache.ts";

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), "ligate-cache-"));
});

/** Writes a release that was used last some days ago. */
function writeRelease(id: string, daysAgo = 0): void {
  const file = join(outDir, id, "release.json");
  mkdirSync(join(outDir, id));
  writeFileSync(file, "{}");
  const usedAt = new Date(Date.now() - daysAgo * 86_400_000);
  utimesSync(file, usedAt, usedAt);
}

it("finds the release of inputs that were built before", () => {
  writeRelease("release");
  recordBuilt(outDir, "inputs", "release");
  expect(findBuilt(outDir, "inputs")).toBe("release");
  expect(findBuilt(outDir, "other")).toBeUndefined();
});

it("finds the same release for other inputs with the same result", () => {
  writeRelease("release");
  recordBuilt(outDir, "inputs", "release");
  recordBuilt(outDir, "a new comment", "release");
  expect(findBuilt(outDir, "inputs")).toBe("release");
  expect(findBuilt(outDir, "a new comment")).toBe("release");
});

it("finds nothing after the folder of the release was removed", () => {
  writeRelease("release");
  recordBuilt(outDir, "inputs", "release");
  rmSync(join(outDir, "release"), { recursive: true });
  expect(findBuilt(outDir, "inputs")).toBeUndefined();
});

it("is empty if its file cannot be read", () => {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, "inputs.json"), "{");
  expect(findBuilt(outDir, "inputs")).toBeUndefined();
});

it("keeps the five releases that were used last", () => {
  for (const [id, daysAgo] of Object.entries({ six: 6, five: 5, four: 4, three: 3, two: 2 }))
    writeRelease(id, daysAgo);
  recordBuilt(outDir, "inputs of six", "six");
  writeRelease("new");
  mkdirSync(join(outDir, ".draft-1"));

  recordBuilt(outDir, "inputs of new", "new");

  const folders = readdirSync(outDir).filter((name) => name !== "inputs.json");
  expect(folders.sort()).toEqual([".draft-1", "four", "new", "six", "three", "two"]);
  expect(existsSync(join(outDir, "five"))).toBe(false);
  expect(findBuilt(outDir, "inputs of six")).toBe("six");
});
