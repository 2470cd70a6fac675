import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = "mf-catalog";
let releasesDir = "";

beforeEach(() => {
  releasesDir = mkdtempSync(join(tmpdir(), "ligate-releases-"));
  for (const id of ["aaa", "bbb", "ccc"]) addRelease(id);
  writeFileSync(join(releasesDir, "registry.json"), JSON.stringify({ [NAME]: "bbb" }));
  const moves = ["aaa", "bbb"].map((id, day) => ({
    at: `2026-01-0${day + 1}T00:00:00.000Z`,
    name: NAME,
    id,
  }));
  writeFileSync(
    join(releasesDir, "history.jsonl"),
    moves.map((move) => `${JSON.stringify(move)}\n`).join(""),
  );
});

function addRelease(id: string): void {
  const folder = join(releasesDir, NAME, id);
  mkdirSync(folder, { recursive: true });
  const files = { js: [], css: [] };
  const release = {
    ...{ name: NAME, version: "0.1.0", id, entry: "remoteEntry.js", css: [], exposes: [], provides: {} },
    ...{ shared: {}, addresses: [], ssr: true, table: files, pages: {} },
  };
  writeFileSync(join(folder, "release.json"), JSON.stringify(release));
}

/** Runs `pnpm releases` with these arguments. */
function releases(...args: string[]) {
  const environment = { ...process.env, RELEASES_DIR: releasesDir };
  const script = join(import.meta.dirname, "releases.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: environment,
    encoding: "utf8",
  });
  return { status, output: stdout.trim(), error: stderr.trim() };
}

const live = () => JSON.parse(readFileSync(join(releasesDir, "registry.json"), "utf8"))[NAME];

it("lists all releases and marks the live one", () => {
  expect(releases("list").output.split("\n")).toEqual([
    `live  ${NAME}         bbb  0.1.0  2026-01-02T00:00:00.000Z`,
    `      ${NAME}         aaa  0.1.0  2026-01-01T00:00:00.000Z`,
    `      ${NAME}         ccc  0.1.0  never live`,
  ]);
});

it("activates a built release by its id, and rolls back to the one before", () => {
  expect(releases("activate", NAME, "ccc").output).toBe(`${NAME} ccc is live`);
  expect(live()).toBe("ccc");
  expect(releases("rollback", NAME).output).toBe(`${NAME} bbb is live again`);
  expect(live()).toBe("bbb");
});

it("does not activate a release that is not built", () => {
  const { status, error } = releases("activate", NAME, "ddd");
  expect(status).toBe(1);
  expect(error).toMatch(`${NAME} has no release ddd. Its releases are `);
  expect(live()).toBe("bbb");
});

it("prunes all but the live release and the latest", () => {
  const { output } = releases("prune", "1");
  expect(output).toBe(`removed ${NAME} ccc\n1 removed; 1 of each package are kept besides the live one`);
  expect(existsSync(join(releasesDir, NAME, "ccc"))).toBe(false);
  expect(live()).toBe("bbb");
});

it.each([[], ["publish"], ["activate", NAME], ["rollback"]])("explains its usage: %j", (...args) => {
  const { status, error } = releases(...args);
  expect(status).toBe(1);
  expect(error).toMatch(/^Usage: pnpm releases <command>\n/);
});

it.each([
  ["a package that does not exist", ["activate", "mf-news", "aaa"], /^There is no package mf-news\. /],
  ["a number that is none", ["prune", "few"], /^The number of releases to keep must be a whole number\.$/],
])("rejects %s with a sentence", (_, args, message) => {
  expect(releases(...args)).toMatchObject({ status: 1, error: expect.stringMatching(message) });
});
