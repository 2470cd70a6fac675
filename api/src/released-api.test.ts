import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSchema, schemaConflicts } from "./db/schema-fit.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The commit whose API serves the store until the next deploy (decision 98). */
const commit = readFileSync(join(ROOT, "api/RELEASED"), "utf8").trim();
const isKnown = spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: ROOT }).status === 0;
const test = isKnown ? it : it.skip;

let released: string;

beforeAll(() => {
  released = mkdtempSync(join(tmpdir(), "ligate-released-"));
  if (isKnown) checkOut(released);
});
afterAll(() => rmSync(released, { recursive: true }));

/** The sources of the released commit, with the libraries of this one. */
function checkOut(folder: string): void {
  const archive = execFileSync("git", ["archive", commit], { cwd: ROOT, maxBuffer: 512 * 1024 * 1024 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  // Their links are relative, so that packages of the workspace are those of the released commit.
  for (const modules of globSync(["*/node_modules", "*/*/node_modules"], { cwd: ROOT }))
    if (existsSync(join(folder, modules, "..")))
      cpSync(join(ROOT, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
}

test("the newest migrations leave the columns that the released API reads and writes", () => {
  const schema = readSchema(join(released, "api/drizzle"));

  expect(schemaConflicts(schema, readSchema(join(ROOT, "api/drizzle")))).toEqual([]);
});

test("the released API starts on the newest schema and answers every call", () => {
  rmSync(join(released, "api/drizzle"), { recursive: true });
  cpSync(join(ROOT, "api/drizzle"), join(released, "api/drizzle"), { recursive: true });

  const jest = join(released, "api/node_modules/jest/bin/jest.js");
  const { status, stderr } = spawnSync(process.execPath, [jest, "src/contract.test.ts"], {
    cwd: join(released, "api"),
    encoding: "utf8",
  });

  expect({ status, failed: stderr.match(/^ *● .*/gm) ?? [] }).toEqual({ status: 0, failed: [] });
}, 120_000);
