import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const MAX_LINES = 250;
const MAX_FILES_PER_FOLDER = 15;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => existsSync(join(ROOT, file)));

const sources = files.filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes("/drizzle/"));
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

it("has no source file over 250 lines", () => {
  const lineCount = (file: string): number => readFileSync(join(ROOT, file), "utf8").split("\n").length - 1;
  expect(sources.filter((file) => lineCount(file) > MAX_LINES)).toEqual([]);
});

it("has at most 15 source files side by side", () => {
  const perFolder = Map.groupBy(
    sources.filter((file) => !isTest(file)),
    dirname,
  );
  const crowded = [...perFolder].filter(([, { length }]) => length > MAX_FILES_PER_FOLDER);
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

it("has only entry points in the root of a remote's sources", () => {
  const inRoot = sources.filter((file) => /^mf-[^/]+\/src\/[^/]+$/.test(file) && !isTest(file));
  expect(inRoot.filter((file) => !file.endsWith("/routes.ts"))).toEqual([]);
});

it("has no index file in the contract, which would pull zod into browsers", () => {
  expect(sources.filter((file) => /^shared\/contract\/.*\/index\.ts$/.test(file))).toEqual([]);
});
