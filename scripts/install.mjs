/**
 * Installs packages before `npm start` (`--prod`: those of the running store with its build tools) and before `npm test`
 * (all of them). Never removes what is installed: where tests have run, `npm start` keeps their packages up to date.
 * JavaScript, because it runs on the machine's Node, before the Node that reads TypeScript is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
// Written by pnpm, as JSON; `included` says which kinds of dependencies are installed.
const installed = join(root, "node_modules/.modules.yaml");
const hasTestPackages =
  existsSync(installed) && JSON.parse(readFileSync(installed, "utf8")).included.devDependencies;
const isProduction = process.argv.includes("--prod") && !hasTestPackages;

const install = ["run", "-s", "pnpm", "--", "install", "--frozen-lockfile"];
const { status } = spawnSync("npm", isProduction ? [...install, "--prod"] : install, {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;

// Where the packages bring no Node along, scripts run on this one.
const hasNode =
  existsSync(join(root, "node_modules/.bin/node")) || Number.parseInt(process.versions.node, 10) >= 24;
if (process.exitCode !== 0 || !hasNode) {
  process.exitCode ||= 1;
  if (process.platform !== "linux")
    console.error("Node and pnpm come along on Linux only. Install Node 24 and pnpm 12, then try again.");
}
