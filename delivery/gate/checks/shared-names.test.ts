import type { Release } from "@ligate/build/release-format/release";
import { findConflicts } from "../static-checks.ts";
import { inMemory } from "../testing/fake-releases.ts";

const [CART, REACT] = ["@ligate/platform/cart", "react"];

const provides = { [CART]: "2.4.0", [REACT]: "19.3.1" };
const platformExports = { [CART]: ["cart", "cart.add", "useCart"], [REACT]: ["Children", "useState"] };
const shell = inMemory({ name: "shell", id: "s1", provides, platformExports });

/** The conflicts of a remote that was built with platform 2.5.0 and React 19.4 beside the shell. */
const conflictsOf = (platformImports: Release["platformImports"], active = shell) =>
  findConflicts({
    candidates: [
      inMemory({
        ...{ name: "mf-catalog", id: "c2", platformImports },
        shared: { [CART]: "^2.0.0", [REACT]: "^19.0.0" },
      }),
    ],
    active: [active],
  });

it("accepts a remote from sources with a newer minor version, if it uses nothing new", () => {
  const used = { [CART]: ["cart", "cart.add", "useCart.getState"], [REACT]: ["Children.map", "useState"] };
  expect(conflictsOf(used)).toEqual([]);
});

it("refuses a remote that uses a new name, member, or name of React", () => {
  expect(conflictsOf({ [CART]: ["useWishList", "cart.clear"], [REACT]: ["useNew"] })).toEqual([
    `mf-catalog c2 imports useWishList of ${CART}, which the active shell s1 does not export. Activate a release of the shell that exports it first.`,
    `mf-catalog c2 imports cart.clear of ${CART}, which the active shell s1 does not export. Activate a release of the shell that exports it first.`,
    "mf-catalog c2 imports useNew of react, which the active shell s1 does not export. Activate a release of the shell that exports it first.",
  ]);
});

it("does not know members and names of React of a shell that was built before they were recorded", () => {
  const older = inMemory({ ...shell.release, platformExports: { [CART]: ["cart"] } });
  expect(conflictsOf({ [CART]: ["cart.clear"], [REACT]: ["useNew"] }, older)).toEqual([]);
});

it("refuses a shell without a member that an active remote uses", () => {
  const remote = inMemory({ name: "mf-catalog", id: "c1", platformImports: { [CART]: ["cart.add"] } });
  const next = inMemory({ ...shell.release, id: "s2", platformExports: { [CART]: ["cart", "cart.put"] } });
  expect(findConflicts({ candidates: [next], active: [shell, remote] })).toEqual([
    `shell s2 does not export cart.add of ${CART}, which mf-catalog c1 imports. Keep the export until a release of mf-catalog without it is active.`,
  ]);
});
