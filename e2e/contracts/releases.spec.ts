import { existsSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { expect, test } from "../journeys/fixtures.ts";
import { liveReleases, readJson, releaseFolder } from "./releases.ts";

/** What federation's own manifest says; a build may list what it shares, or leave it out. */
interface Manifest {
  exposes: { path: string }[];
  shared: { name: string; requiredVersion: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

const { shell, remotes } = liveReleases();

/** Fragments that are loaded by name, and by whom: a remote that stops exposing one breaks its reader. */
const FRAGMENTS = { "mf-cart-checkout": ["./cart-pop-up"], "mf-catalog": ["./contact-form", "./quote-form"] };

for (const remote of remotes) {
  test.describe(`${remote.name} against the shell`, () => {
    test("was built for what the shell provides.", () => {
      expect(Object.keys(remote.shared).sort()).toEqual(Object.keys(shell.provides).sort());
      for (const [name, range] of Object.entries(remote.shared)) {
        expect(semver.satisfies(shell.provides[name] ?? "", range), `${name} ${range}`).toBe(true);
      }
    });

    test("exposes its route table and its fragments, and bundles nothing that is shared.", () => {
      const manifest = readJson<Manifest>(join(releaseFolder(remote), "mf-manifest.json"));
      const exposed = manifest.exposes.map(({ path }) => path);
      expect(exposed.sort()).toEqual([...remote.exposes].sort());
      expect(exposed).toContain("./routes");
      const promised = Object.entries(FRAGMENTS).find(([name]) => name === remote.name)?.[1] ?? [];
      expect(exposed).toEqual(expect.arrayContaining(promised));
      for (const { name, requiredVersion, assets } of manifest.shared) {
        expect(requiredVersion, name).toBe(remote.shared[name]);
        expect([...assets.js.sync, ...assets.js.async], name).toEqual([]);
      }
    });

    test("has every page at an address that it owns, with the files that it names.", () => {
      for (const [id, { path, js, css }] of Object.entries(remote.pages)) {
        expect(ownerOf(path), `${id} at ${path}`).toBe(remote.name);
        for (const file of [...js, ...css])
          expect(existsSync(join(releaseFolder(remote), file)), file).toBe(true);
      }
    });
  });
}

test("No address has two owners.", () => {
  const addresses = remotes.flatMap((remote) => remote.addresses);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

/** The owner of a page's pattern, found as a reader would: the claim with the most segments that covers it. */
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
