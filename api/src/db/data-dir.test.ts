import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataDir, DataDirError } from "./data-dir.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-data-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("creates the folder for its owner only", () => {
  createDataDir(join(folder, "a/b"));

  expect(statSync(join(folder, "a/b")).mode & 0o777).toBe(0o700);
});

it("reports a file in one sentence with the setting to change", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");

  expect(() => createDataDir(file)).toThrow(
    new DataDirError(
      `The data folder ${file} cannot be created (it is a file). Set DATA_DIR to a folder that this user may write to.`,
    ),
  );
});

it("reports a folder that cannot be created", () => {
  writeFileSync(join(folder, "file"), "");

  expect(() => createDataDir(join(folder, "file/data"))).toThrow(
    /cannot be created \(ENOTDIR\)\. Set DATA_DIR/,
  );
});

it.each(["main.ts", "staff.ts"])("%s prints the sentence without a stack", (program) => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const start = () =>
    execFileSync(process.execPath, [join(import.meta.dirname, "..", program), "orders:list"], {
      env: { PATH: process.env.PATH, DATA_DIR: file, NODE_ENV: "test" },
      encoding: "utf8",
      stdio: "pipe",
    });

  expect(start).toThrow(/^Command failed: .*\nThe data folder .* cannot be created \(it is a file\)\. .*\n$/);
});
