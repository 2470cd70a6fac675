/**
 * `pnpm contracts` runs the contract tests of all packages. `pnpm --filter mf-catalog contracts` runs those of one
 * package, built from the current sources, against the live releases of the others, in the folder or registry of the settings.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { assertBrowserPackage, ROOT } from "@ligate/build/packages";
import { readSettings } from "@ligate/contract/settings/settings";
import { readActiveReleases, readLogs } from "@ligate/delivery/commands/active-releases";
import { openReleases } from "@ligate/delivery/commands/open-releases";
import { writeRepository } from "@ligate/delivery/repository/write-repository";

const [only] = process.argv.slice(2);
if (only) assertBrowserPackage(only);

const PLAYWRIGHT = "node_modules/.bin/playwright";
// The shell takes part in every contract.
const filter = only && only !== "shell" ? ["--grep", `@${only}\\b`] : [];
const playwright = ["test", "contracts/", "--project=waiting", "--project=releases", "--no-deps", ...filter];
const statuses = only
  ? [await runBesideLiveReleases(only)]
  : [run("api", "npm", ["run", "-s", "contracts"]), run("e2e", PLAYWRIGHT, playwright)];
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

/** The tests change releases, so they get a copy of the live ones. */
async function runBesideLiveReleases(name: string) {
  const live = mkdtempSync(join(tmpdir(), "ligate-live-"));
  try {
    const releases = openReleases(readSettings(process.env));
    const active = await readActiveReleases(releases, await readLogs(releases, []));
    await writeRepository(live, active, "contract tests");
    return run("e2e", PLAYWRIGHT, playwright, { ONLY: name, RELEASES_DIR: live });
  } finally {
    rmSync(live, { recursive: true });
  }
}

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
