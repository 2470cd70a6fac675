import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLATFORM_ENTRIES, sharedModules } from "./shared-modules.ts";

const PLATFORM = join(import.meta.dirname, "../../../shared/platform/src");

it("requires the major version of every shared module explicitly", () => {
  for (const module of Object.values(sharedModules("remote"))) {
    expect(module).toMatchObject({ singleton: true, strictVersion: true, import: false });
    expect(module.requiredVersion).toBe(`^${module.version.split(".")[0]}.0.0`);
  }
});

it("provides every module in the host that a remote consumes", () => {
  expect(Object.keys(sharedModules("host"))).toEqual(Object.keys(sharedModules("remote")));
});

it("shares every entry of platform, so that its state exists once", () => {
  const notShared = ["server-router.ts"];
  const files = readdirSync(PLATFORM).filter(
    (name) => name.endsWith(".ts") && !/\.test\b/.test(name) && !notShared.includes(name),
  );
  expect(files.map((name) => name.replace(".ts", "")).sort()).toEqual([...PLATFORM_ENTRIES].sort());
});

it("shares platform with the version of its package.json", () => {
  const { version } = JSON.parse(readFileSync(join(PLATFORM, "../package.json"), "utf8"));
  expect(sharedModules("host")["@ligate/platform/cart"]?.version).toBe(version);
});

it("has every module in the shell's table of shared modules", () => {
  const table = readFileSync(join(import.meta.dirname, "../../../shell/src/app/provided-modules.ts"), "utf8");
  const [imports = "", keys = ""] = table.split("export const shared");
  for (const name of Object.keys(sharedModules("host"))) {
    expect(imports).toContain(`from "${name}";`);
    expect(keys).toMatch(new RegExp(`^  "?${name}"?[:,]`, "m"));
  }
});
