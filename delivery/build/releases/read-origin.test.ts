import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { containsCommit, readOrigin } from "./read-origin.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ligate-origin-"));
});

const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8" }).trim();

function commit(): string {
  git("init", "--quiet");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@store.example");
  writeFileSync(join(root, "input.ts"), "1");
  git("add", ".");
  git("commit", "--quiet", "--no-verify", "-m", "First");
  return git("rev-parse", "HEAD");
}

it("names the commit and its author", () => {
  const head = commit();
  const origin = readOrigin(root, [join(root, "input.ts")], {});
  expect(origin).toMatchObject({ commit: head, author: "Ada <ada@store.example>" });
  expect(Date.parse(origin.builtAt)).toBeLessThanOrEqual(Date.now());
});

it("marks the commit if an input has changed since", () => {
  const head = commit();
  writeFileSync(join(root, "input.ts"), "2");
  writeFileSync(join(root, "other.ts"), "no input");
  expect(readOrigin(root, [join(root, "input.ts")], {}).commit).toBe(`${head}-dirty`);
  expect(readOrigin(root, [join(root, "nothing.ts")], {}).commit).toBe(head);
});

it("tells whether a commit contains another one, which may be unknown here", () => {
  const first = commit();
  git("commit", "--quiet", "--no-verify", "--allow-empty", "-m", "Second");
  const second = git("rev-parse", "HEAD");
  const unknown = "0".repeat(40);
  const answers = [
    [second, first],
    [first, second],
    [first, unknown],
    [unknown, first],
  ].map(([one = "", other = ""]) => containsCommit(root, one, other));
  expect(answers).toEqual([true, false, false, undefined]);
});

it("knows no commit outside of a repository", () => {
  expect(readOrigin(root, [root], {})).toMatchObject({ commit: null, author: null, ciRun: null });
});

it.each([
  [
    { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "a/b", GITHUB_RUN_ID: "7" },
    "https://github.com/a/b/actions/runs/7",
  ],
  [{ GITHUB_RUN_ID: "7" }, "7"],
  [{ CI_PIPELINE_URL: "https://gitlab.example/pipelines/7" }, "https://gitlab.example/pipelines/7"],
  [{ BUILDKITE_BUILD_URL: "https://buildkite.example/7" }, "https://buildkite.example/7"],
  [{ CIRCLE_BUILD_URL: "https://circleci.example/7" }, "https://circleci.example/7"],
  [{ BUILD_URL: "https://jenkins.example/7" }, "https://jenkins.example/7"],
])("names the CI run of %j", (env, ciRun) => {
  expect(readOrigin(root, [root], env).ciRun).toBe(ciRun);
});
