/**
 * `pnpm contracts` runs the contract tests of all packages. `pnpm --filter mf-catalog contracts` runs those of one
 * package, built from the current sources, against the live releases of the others.
 */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { assertBrowserPackage, ROOT } from "@ligate/build/packages";

const [only] = process.argv.slice(2);
if (only) assertBrowserPackage(only);

// The shell takes part in every contract.
const filter = only && only !== "shell" ? ["--grep", `@${only}\\b`] : [];
const playwright = ["test", "contracts/", "--project=waiting", "--project=releases", "--no-deps", ...filter];
const statuses = [
  ...(only ? [] : [run("api", "npm", ["run", "-s", "contracts"])]),
  run("e2e", "node_modules/.bin/playwright", playwright, only ? { ONLY: only } : {}),
];
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

function run(dir: string, command: string, args: string[], environment: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, {
    cwd: join(ROOT, dir),
    stdio: "inherit",
    env: {
      ...process.env,
      PATH: `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
      ...environment,
    },
  });
  return status;
}
