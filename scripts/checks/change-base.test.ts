import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeBase } from "./change-base.ts";

const dir = mkdtempSync(join(tmpdir(), "ligate-git-"));
const author = ["-c", "user.name=a", "-c", "user.email=a@lab.example"];
const git = (...args: string[]) =>
  execFileSync("git", [...author, ...args], { cwd: dir, encoding: "utf8" }).trim();

it("compares with origin/main, with HEAD where there is none, and with nothing in a folder without git", () => {
  expect(() => changeBase(dir)).toThrow(/is not a git repository with a commit/);

  git("init", "--quiet");
  expect(() => changeBase(dir)).toThrow(/is not a git repository with a commit/);

  git("commit", "--quiet", "--allow-empty", "--message=first");
  const first = git("rev-parse", "HEAD");
  expect(changeBase(dir)).toBe(first);

  git("update-ref", "refs/remotes/origin/main", first);
  git("commit", "--quiet", "--allow-empty", "--message=second");
  expect(changeBase(dir)).toBe(first);
});
