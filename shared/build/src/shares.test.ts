import { globSync, readdirSync, readFileSync } from "node:fs";
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
  const notFederated = ["testing.ts", "testing-fragments.ts", "page-rules.ts", "server-router.ts"];
  const files = readdirSync(PLATFORM).filter(
    (name) => !name.includes(".test.") && !notFederated.includes(name),
  );
  expect(files.map((name) => name.replace(".ts", "")).sort()).toEqual([...PLATFORM_ENTRIES].sort());
});

it("knows the version of each", () => {
  const { version } = JSON.parse(readFileSync(join(PLATFORM, "../package.json"), "utf8"));
  expect(shares("host")["@ligate/platform/cart"]?.version).toBe(version);
});

it("finds every entry imported by the shell: a host brings only what it imports", () => {
  const shell = join(import.meta.dirname, "../../../shell/src");
  const sources = globSync("**/*.{ts,tsx}", { cwd: shell }).filter((name) => !name.includes(".test."));
  const text = sources.map((name) => readFileSync(join(shell, name), "utf8")).join("\n");
  for (const entry of PLATFORM_ENTRIES) expect(text).toContain(`"@ligate/platform/${entry}"`);
});
