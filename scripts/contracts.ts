/**
 * `pnpm contracts`: what packages promise one another, all of them. `pnpm --filter mf-catalog contracts`: what
 * concerns one; it alone is built of today's sources, the others are the releases that are live.
 */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { BROWSER_PACKAGES, ROOT } from "./packages.ts";

const [only] = process.argv.slice(2);
if (only && !BROWSER_PACKAGES.some((name) => name === only))
  throw new Error(`There is no package ${only}; there are ${BROWSER_PACKAGES.join(", ")}.`);

// Every contract is the shell's too.
const filter = only && only !== "shell" ? ["--grep", `@${only}\\b`] : [];
const runs = [
  ...(only ? [] : [{ dir: "api", bin: "jest", args: ["src/contract.test.ts", "src/route.test.ts"] }]),
  {
    dir: "e2e",
    bin: "playwright",
    args: ["test", "contracts/", "--project=releases", "--no-deps", ...filter],
  },
];
const results = runs.map(({ dir, bin, args }) => {
  const cwd = join(ROOT, dir);
  const { status } = spawnSync(join(cwd, "node_modules/.bin", bin), args, {
    cwd,
    stdio: "inherit",
    env: {
      ...process.env,
      PATH: `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
      ...(only ? { ONLY: only } : {}),
      ...(bin === "jest" ? { NODE_OPTIONS: "--experimental-vm-modules" } : {}),
    },
  });
  return status;
});
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
