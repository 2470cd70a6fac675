import { existsSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { expect, test } from "../support/fixtures.ts";
import { liveReleases, readJson, releaseFolder } from "../support/releases/live-releases.ts";
import { consumedShares } from "./consumed-shares.ts";
import { exposedFragments } from "./fragment-props.ts";

/** The federation manifest. A build may list the modules that it shares. */
interface Manifest {
  exposes: { path: string }[];
  shared: {
    name: string;
    requiredVersion: string;
    singleton: boolean;
    assets: { js: { sync: string[]; async: string[] } };
  }[];
}

const { shell, remotes } = liveReleases();

for (const remote of remotes) {
  test.describe(`${remote.name} against the shell`, { tag: `@${remote.name}` }, () => {
    test("requires only modules that the shell provides.", () => {
      expect(Object.keys(remote.shared).sort()).toEqual(Object.keys(shell.provides).sort());
      for (const [name, range] of Object.entries(remote.shared)) {
        expect(semver.satisfies(shell.provides[name] ?? "", range), `${name} ${range}`).toBe(true);
      }
    });

    test("exposes its route table and its fragments, and bundles no shared module.", () => {
      const manifest = readJson<Manifest>(join(releaseFolder(remote), "mf-manifest.json"));
      const exposed = manifest.exposes.map(({ path }) => path).sort();
      expect(exposed).toEqual([...remote.exposes].sort());
      expect(exposed).toEqual(["./routes", ...exposedFragments(remote.name)].sort());
      for (const { name, requiredVersion, singleton, assets } of manifest.shared) {
        expect(requiredVersion, name).toBe(remote.shared[name]);
        expect(singleton, name).toBe(true);
        expect([...assets.js.sync, ...assets.js.async], name).toEqual([]);
      }
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

    test("owns the addresses of its pages and contains their files.", () => {
      for (const [id, { path, js, css }] of Object.entries(remote.pages)) {
        expect(ownerOf(path), `${id} at ${path}`).toBe(remote.name);
        for (const file of [...js, ...css])
          expect(existsSync(join(releaseFolder(remote), file)), file).toBe(true);
      }
    });
  });
}

test("No address has two owners.", { tag: remotes.map(({ name }) => `@${name}`) }, () => {
  const addresses = remotes.flatMap((remote) => remote.addresses);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

/** The remote with the longest address that covers a page's path. */
function ownerOf(path: string): string | undefined {
  const claims = remotes.flatMap(({ name, addresses }) => addresses.map((address) => ({ name, address })));
  return claims
    .filter(({ address }) => covers(address.split("/"), path.split("/")))
    .sort((one, other) => other.address.split("/").length - one.address.split("/").length)[0]?.name;
}

function covers(claim: string[], path: string[]): boolean {
  if (claim.at(-1) === "*") return claim.slice(0, -1).every((part, at) => part === path[at]);
  return claim.length === path.length && claim.every((part, at) => part.startsWith(":") || part === path[at]);
}
