import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "ligate-install-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs install.mjs with an npm that only prints its arguments. */
function install(...options: string[]): string {
  mkdirSync(join(folder, "bin"), { recursive: true });
  writeFileSync(join(folder, "bin/npm"), '#!/bin/sh\necho "$@"\n');
  chmodSync(join(folder, "bin/npm"), 0o755);
  cpSync(join(import.meta.dirname, "install.mjs"), join(folder, "scripts/install.mjs"));
  return execFileSync(process.execPath, [join(folder, "scripts/install.mjs"), ...options], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` },
  }).trim();
}

function installed(devDependencies: boolean): void {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const included = { dependencies: true, devDependencies, optionalDependencies: true };
  writeFileSync(join(folder, "node_modules/.modules.yaml"), JSON.stringify({ included }));
}

const ALL = "run -s pnpm -- install --frozen-lockfile";

test("Before the start of an empty checkout, only the packages of the store are installed.", () => {
  expect(install("--prod")).toBe(`${ALL} --prod`);
  installed(false);
  expect(install("--prod")).toBe(`${ALL} --prod`);
});

test("Before tests, all packages are installed.", () => {
  installed(false);
  expect(install()).toBe(ALL);
});

test("Before a start, the packages of the tests are kept.", () => {
  installed(true);
  expect(install("--prod")).toBe(ALL);
});
