import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLATFORM_ENTRIES, shares } from "./shares.ts";

const PLATFORM = join(import.meta.dirname, "../../platform/src");

it("gives every shared module an explicit version: a mismatch must not pass in silence", () => {
  for (const share of Object.values(shares("remote"))) {
    expect(share).toMatchObject({ singleton: true, strictVersion: true, import: false });
    expect(share.requiredVersion).toBe(`^${share.version}`);
  }
});

it("provides in the host all that a remote consumes", () => {
  expect(Object.keys(shares("host"))).toEqual(Object.keys(shares("remote")));
});

it("shares every entry of platform, or its state would exist once in each remote", () => {
  const notFederated = ["page-rules.ts", "server-router.ts"];
  const files = readdirSync(PLATFORM).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test.") && !notFederated.includes(name),
  );
  expect(files.map((name) => name.replace(".ts", "")).sort()).toEqual([...PLATFORM_ENTRIES].sort());
});

it("knows the version of each", () => {
  const { version } = JSON.parse(readFileSync(join(PLATFORM, "../package.json"), "utf8"));
  expect(shares("host")["@ligate/platform/cart"]?.version).toBe(version);
});

it("finds each in the shell's table: what is missing there is undefined in a remote", () => {
  const table = readFileSync(join(import.meta.dirname, "../../../shell/src/shared.ts"), "utf8");
  const [imports = "", keys = ""] = table.split("export const shared");
  for (const name of Object.keys(shares("host"))) {
    expect(imports).toContain(`from "${name}";`);
    expect(keys).toMatch(new RegExp(`^  "?${name}"?[:,]`, "m"));
  }
});
