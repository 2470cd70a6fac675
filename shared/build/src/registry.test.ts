import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deploy, listReleases, prune, rollBack } from "./registry.ts";
import type { Release } from "./release-format.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "ligate-registry-"));
  build({ name: "shell", id: "s1", provides: { react: "19.3.1", "@ligate/platform/cart": "1.2.0" } });
  build({ name: "mf-x", id: "x1", addresses: ["/x"], shared: { "@ligate/platform/cart": "^1.1.0" } });
  deploy(dir, { shell: "s1", "mf-x": "x1" });
});

function build(of: Partial<Release> & { name: string; id: string }): void {
  const nothing = {
    version: "0.1.0",
    entry: "",
    css: [],
    exposes: [],
    addresses: [],
    ssr: false,
    pages: {},
  };
  const release = { ...nothing, table: { js: [], css: [] }, provides: {}, shared: {}, ...of };
  mkdirSync(join(dir, of.name, of.id), { recursive: true });
  writeFileSync(join(dir, of.name, of.id, "release.json"), JSON.stringify(release));
}

const live = () => JSON.parse(readFileSync(join(dir, "registry.json"), "utf8")) as Record<string, string>;

it("moves one pointer and leaves the others; a rollback moves it back", () => {
  build({ name: "mf-x", id: "x2", addresses: ["/x"] });
  deploy(dir, { "mf-x": "x2" });
  expect(live()).toEqual({ shell: "s1", "mf-x": "x2" });
  expect(rollBack(dir, "mf-x")).toBe("x1");
  expect(live()).toEqual({ shell: "s1", "mf-x": "x1" });
});

it("refuses a remote that was built for another platform, and says why", () => {
  build({ name: "mf-x", id: "x2", shared: { "@ligate/platform/cart": "^2.0.0" } });
  expect(() => deploy(dir, { "mf-x": "x2" })).toThrow(
    "mf-x x2 was built for @ligate/platform/cart ^2.0.0; the shell s1 provides 1.2.0.",
  );
  expect(live()).toEqual({ shell: "s1", "mf-x": "x1" });
});

it("refuses a shell that a live remote was not built for, unless both are moved together", () => {
  build({ name: "shell", id: "s2", provides: { "@ligate/platform/cart": "2.0.0" } });
  expect(() => deploy(dir, { shell: "s2" })).toThrow("the shell s2 provides 2.0.0");
  build({ name: "mf-x", id: "x2", shared: { "@ligate/platform/cart": "^2.0.0" } });
  deploy(dir, { shell: "s2", "mf-x": "x2" });
  expect(live()).toEqual({ shell: "s2", "mf-x": "x2" });
});

it("refuses a second owner of an address", () => {
  build({ name: "mf-y", id: "y1", addresses: ["/x"] });
  expect(() => deploy(dir, { "mf-y": "y1" })).toThrow("/x is owned by mf-x and by mf-y.");
});

it("has nothing to go back to before the first change", () => {
  expect(() => rollBack(dir, "mf-x")).toThrow("mf-x has no earlier release to go back to.");
});

it("lists what is there, and prunes what is old and not live", () => {
  for (const id of ["x2", "x3", "x4"]) {
    build({ name: "mf-x", id });
    deploy(dir, { "mf-x": id });
  }
  const isLive = listReleases(dir).filter((release) => release.isLive);
  expect(isLive.map(({ id }) => id)).toEqual(["s1", "x4"]);
  expect(prune(dir, 1)).toHaveLength(2);
  expect(existsSync(join(dir, "mf-x", "x4"))).toBe(true);
  expect(listReleases(dir).filter(({ name }) => name === "mf-x")).toHaveLength(2);
});
