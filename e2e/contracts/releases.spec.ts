import { join } from "node:path";
import semver from "semver";
import { expect, test } from "../support/fixtures.ts";
import { activeReleases } from "../support/releases/active-releases.ts";
import { runReleases } from "../support/releases/releases-command.ts";
import { releaseFolder } from "../support/releases/releases-folder.ts";
import { REMOTES } from "../support/remotes.ts";
import { exposedFragments } from "./fragment-props.ts";
import { bundledSources, consumedShares } from "./release-contents.ts";

const { shell, remotes } = activeReleases();
const SHARED_SOURCE =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom)\/|\/shared\/platform\//;

for (const { name, id } of [...remotes, shell]) {
  test(`The gate accepts the release of ${name}.`, { tag: `@${name}` }, async () => {
    test.setTimeout(300_000);
    const options = ["--api", process.env.STORE_URL ?? "", "--json"];
    // For the shell, the gate loads the pages of all remotes in a browser.
    if (name !== "shell" && name !== process.env.ONLY) options.push("--skip-browser");
    const result = await runReleases("check", name, id, ...options);
    const { notVisited } = JSON.parse(result) as { notVisited: Record<string, string> };
    const missed = Object.values(notVisited);
    expect(missed.filter((reason) => reason !== "is not rendered on the server")).toEqual([]);
  });
}

test("Every remote has a page that the tests visit.", () => {
  expect(REMOTES.map(({ name }) => name).sort()).toEqual(remotes.map(({ name }) => name).sort());
});

// The gate does not see these, because release.json does not contain them.
for (const remote of remotes) {
  test.describe(`${remote.name} against the shell`, { tag: `@${remote.name}` }, () => {
    test("exposes its route table and its fragments.", () => {
      expect([...remote.exposes].sort()).toEqual(["./routes", ...exposedFragments(remote.name)].sort());
    });

    test("bundles no shared module.", () => {
      const sources = bundledSources(remote);
      expect(sources.filter((source) => source.endsWith("/src/routes.ts"))).toHaveLength(1);
      expect(sources.filter((source) => SHARED_SOURCE.test(source))).toEqual([]);
    });

    test("consumes shared modules as strict singletons, in versions that the shell provides.", () => {
      const consumed = consumedShares(join(releaseFolder(remote), remote.entry));
      const names = consumed.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(["react", "@ligate/platform/router"]));
      for (const { name, range, isSingleton, isStrict } of consumed) {
        expect({ name, range }).toEqual({ name, range: remote.shared[name] });
        expect(semver.satisfies(shell.provides[name] ?? "", range), `${name} ${range}`).toBe(true);
        expect(isSingleton && isStrict, name).toBe(true);
      }
    });
  });
}
