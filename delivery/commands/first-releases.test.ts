import { join } from "node:path";
import { writeRelease } from "../gate/testing/fake-releases.ts";
import { activateFirstReleases } from "./first-releases.ts";
import { CliWorkspace } from "./testing/cli-workspace.ts";

const NAMES = ["shell", "mf-catalog"];
let workspace: CliWorkspace;
let printed: string[];
let builds: string[];

beforeEach(async () => {
  workspace = await CliWorkspace.open();
  printed = [];
  builds = [];
});
afterEach(() => workspace.close());

/** A build of the current sources, which makes the release `new`. */
async function build(name: string) {
  builds.push(name);
  const { folder } = writeRelease({ name, id: "new" }, {}, join(workspace.dir, "dist", name));
  return { id: "new", folder, built: true };
}

const start = (...named: string[]) =>
  activateFirstReleases(workspace.releases, {
    named,
    packages: NAMES,
    build,
    print: (line) => printed.push(line),
  });

it("builds and activates all packages where nothing is active, and nothing at the next start", async () => {
  await start();
  await start();

  expect(builds).toEqual(NAMES);
  for (const name of NAMES) {
    expect(await workspace.repository.readLog(name, "production")).toEqual([
      expect.objectContaining({
        ...{ n: 1, release: "new", reason: "first start", skipped: ["calls", "pages", "browser"] },
      }),
    ]);
  }
});

it("keeps a release of another team and a rollback", async () => {
  await workspace.publish({ name: "shell", id: "s1" });
  for (const id of ["aaa", "bbb"]) await workspace.publish({ name: "mf-catalog", id });
  await workspace.activate("shell", "s1");
  await workspace.activate("mf-catalog", "aaa", "bbb");
  expect((await workspace.run("rollback", "mf-catalog")).status).toBe(0);

  await start();

  expect(builds).toEqual([]);
  expect(await workspace.activated("mf-catalog")).toEqual(["aaa", "bbb", "aaa"]);
  expect(printed).toContain(
    "  mf-catalog: serves aaa, which was not built here from the current sources. To activate those: pnpm releases deploy mf-catalog",
  );
});

it("activates a named package from the current sources", async () => {
  await workspace.publish({ name: "shell", id: "s1" });
  await workspace.activate("shell", "s1");
  await start("mf-catalog");
  expect(await workspace.activated("mf-catalog")).toEqual(["new"]);
  expect(await workspace.activated("shell")).toEqual(["s1"]);
});

it("lets several processes start for the first time", async () => {
  await Promise.all([1, 2, 3].map(() => start()));
  for (const name of NAMES) expect(await workspace.activated(name)).toEqual(["new"]);
});
