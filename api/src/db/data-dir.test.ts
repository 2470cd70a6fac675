import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataDir, DataDirError, restrictFiles } from "./data-dir.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-data-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(join(folder, path)).mode & 0o777;

it("creates the folder for its owner only", () => {
  createDataDir(join(folder, "a/b"));

  expect(statSync(join(folder, "a/b")).mode & 0o777).toBe(0o700);
});

it("makes an existing folder accessible to its owner only, with the files of database and sandbox", () => {
  for (const sub of ["db/base", "sandbox", "releases"]) mkdirSync(join(folder, sub), { recursive: true });
  for (const path of ["db/base/1", "db/PG_VERSION", "sandbox/paypal.json", "releases/shell.js", "other"]) {
    writeFileSync(join(folder, path), "");
    chmodSync(join(folder, path), 0o666);
  }
  symlinkSync("../other", join(folder, "db/link"));
  chmodSync(folder, 0o755);

  createDataDir(folder);
  restrictFiles(folder);

  expect(modeOf(".")).toBe(0o700);
  for (const path of ["db", "db/base", "sandbox"]) expect(modeOf(path)).toBe(0o700);
  for (const path of ["db/base/1", "db/PG_VERSION", "sandbox/paypal.json"]) expect(modeOf(path)).toBe(0o600);
  // Files that the store does not know, such as those of a folder that has other contents.
  for (const path of ["other", "releases/shell.js"]) expect(modeOf(path)).toBe(0o666);
});

it("refuses a folder that all users share", () => {
  chmodSync(folder, 0o1777);

  expect(() => createDataDir(folder)).toThrow(
    new DataDirError(
      `The data folder ${folder} is shared by all users of this machine. Set DATA_DIR to a folder that this user may write to.`,
    ),
  );
  expect(modeOf(".")).toBe(0o777);
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

it("returns from a folder that cannot exist", () => {
  expect(() => createDataDir("/proc/nope/data")).toThrow(/cannot be created \(ENOENT\)\. Set DATA_DIR/);
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
