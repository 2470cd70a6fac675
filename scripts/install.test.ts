import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "ligate-install-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs install.mjs with a shell script in the place of npm. */
function runWithNpm(script: string, options: string[], nodeOptions = "") {
  mkdirSync(join(folder, "bin"), { recursive: true });
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "bin/npm"), 0o755);
  cpSync(join(import.meta.dirname, "install.mjs"), join(folder, "scripts/install.mjs"));
  const PATH = `${join(folder, "bin")}${delimiter}${process.env.PATH}`;
  return spawnSync(process.execPath, [join(folder, "scripts/install.mjs"), ...options], {
    encoding: "utf8",
    env: { ...process.env, PATH, NODE_OPTIONS: nodeOptions },
  });
}

/** The arguments of npm. */
const install = (...options: string[]) => runWithNpm('echo "$@"', options).stdout.trim();

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

test("A system for which Node and pnpm do not come along needs its own.", () => {
  const onMac = "--import=data:text/javascript,Object.defineProperty(process,'platform',{value:'darwin'})";
  const { status, stderr } = runWithNpm("exit 127", [], onMac);

  expect(status).toBe(127);
  expect(stderr).toBe(
    "Node and pnpm come along on Linux only. Install Node 24 and pnpm 12, then try again.\n",
  );
});
