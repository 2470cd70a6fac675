import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { activate, listReleases, prune, rollBack } from "./registry.ts";
import type { Release } from "../release-format/release.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "ligate-registry-"));
  writeRelease({ name: "shell", id: "s1", provides: { react: "19.3.1", "@ligate/platform/cart": "1.2.0" } });
  writeRelease({ name: "mf-x", id: "x1", addresses: ["/x"], shared: { "@ligate/platform/cart": "^1.1.0" } });
  activate(dir, { shell: "s1", "mf-x": "x1" });
});

function writeRelease(fields: Partial<Release> & { name: string; id: string }): void {
  const defaults = {
    version: "0.1.0",
    entry: "",
    css: [],
    exposes: [],
    addresses: [],
    ssr: false,
    pages: {},
  };
  const release = { ...defaults, table: { js: [], css: [] }, provides: {}, shared: {}, ...fields };
  mkdirSync(join(dir, fields.name, fields.id), { recursive: true });
  writeFileSync(join(dir, fields.name, fields.id, "release.json"), JSON.stringify(release));
}

const readRegistry = () =>
  JSON.parse(readFileSync(join(dir, "registry.json"), "utf8")) as Record<string, string>;

it("activates one release and leaves the others; a rollback reverts it", () => {
  writeRelease({ name: "mf-x", id: "x2", addresses: ["/x"] });
  activate(dir, { "mf-x": "x2" });
  expect(readRegistry()).toEqual({ shell: "s1", "mf-x": "x2" });
  expect(rollBack(dir, "mf-x")).toBe("x1");
  expect(readRegistry()).toEqual({ shell: "s1", "mf-x": "x1" });
});

it("rejects a remote that requires another version of platform", () => {
  writeRelease({ name: "mf-x", id: "x2", shared: { "@ligate/platform/cart": "^2.0.0" } });
  expect(() => activate(dir, { "mf-x": "x2" })).toThrow(
    "mf-x x2 was built for @ligate/platform/cart ^2.0.0; the shell s1 provides 1.2.0.",
  );
  expect(readRegistry()).toEqual({ shell: "s1", "mf-x": "x1" });
});

it("rejects a shell that an active remote cannot use, unless both are activated together", () => {
  writeRelease({ name: "shell", id: "s2", provides: { "@ligate/platform/cart": "2.0.0" } });
  expect(() => activate(dir, { shell: "s2" })).toThrow("the shell s2 provides 2.0.0");
  writeRelease({ name: "mf-x", id: "x2", shared: { "@ligate/platform/cart": "^2.0.0" } });
  activate(dir, { shell: "s2", "mf-x": "x2" });
  expect(readRegistry()).toEqual({ shell: "s2", "mf-x": "x2" });
});

it("rejects a second owner of an address", () => {
  writeRelease({ name: "mf-y", id: "y1", addresses: ["/x"] });
  expect(() => activate(dir, { "mf-y": "y1" })).toThrow("/x is owned by mf-x and by mf-y.");
});

it.each([
  ["/x/:id", "/x/:other", false],
  ["/x/:id", "/x/new", false],
  ["/x/*", "/x/:id", false],
  ["/x/:id", "/x/new/:id", true],
  ["/x/:id", "/y/:id", true],
])("%s beside %s of another remote: accepted is %s", (one, other, isAccepted) => {
  writeRelease({ name: "mf-x", id: "x2", addresses: [one] });
  writeRelease({ name: "mf-y", id: "y1", addresses: [other] });
  const activateBoth = () => activate(dir, { "mf-x": "x2", "mf-y": "y1" });
  if (isAccepted) expect(activateBoth).not.toThrow();
  else expect(activateBoth).toThrow(`${one} of mf-x overlaps with ${other} of mf-y.`);
});

it("cannot roll back before the second activation", () => {
  expect(() => rollBack(dir, "mf-x")).toThrow("mf-x has no earlier release to go back to.");
});

it("lists all releases and prunes inactive ones", () => {
  for (const id of ["x2", "x3", "x4"]) {
    writeRelease({ name: "mf-x", id });
    activate(dir, { "mf-x": id });
  }
  const active = listReleases(dir).filter((release) => release.isActive);
  expect(active.map(({ id }) => id)).toEqual(["s1", "x4"]);
  expect(prune(dir, 1)).toHaveLength(2);
  expect(existsSync(join(dir, "mf-x", "x4"))).toBe(true);
  expect(listReleases(dir).filter(({ name }) => name === "mf-x")).toHaveLength(2);
});

it("names a registry or a history that is corrupt", () => {
  writeFileSync(join(dir, "history.jsonl"), "{ half");
  expect(() => rollBack(dir, "mf-x")).toThrow(`${join(dir, "history.jsonl")} is corrupt.`);
  writeFileSync(join(dir, "registry.json"), "[1]");
  expect(() => listReleases(dir)).toThrow(`${join(dir, "registry.json")} is corrupt.`);
});
