import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataDirError } from "./data-dir.ts";
import { lockDataDir } from "./data-dir-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("names the process that holds the lock", () => {
  lockDataDir(folder);

  expect(() => lockDataDir(folder)).toThrow(DataDirError);
  expect(() => lockDataDir(folder)).toThrow(`process ${process.pid}`);
});

it("takes over the lock of a dead process", () => {
  writeFileSync(join(folder, "lock"), '{"pid":4194303,"started":"1"}');

  const release = lockDataDir(folder);

  expect(() => lockDataDir(folder)).toThrow(DataDirError);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

it("takes over the lock of a dead process whose id another process has now", () => {
  writeFileSync(join(folder, "lock"), `{"pid":${process.pid},"started":"1"}`);

  lockDataDir(folder);

  expect(readdirSync(folder)).toEqual(["lock"]);
});
