import { spawnSync } from "node:child_process";
import type { ReleaseOrigin } from "../release-format/release.ts";

/**
 * Reads where a release is built: the commit of a Git work tree and the run of a CI server. An unknown field is `null`.
 * @param root the workspace
 * @param inputs files and folders; a change in them that is not committed marks the commit as `-dirty`
 */
export function readOrigin(root: string, inputs: string[], env = process.env): ReleaseOrigin {
  const commit = git(root, "rev-parse", "HEAD");
  const isDirty = commit !== null && git(root, "status", "--porcelain", "--", ...inputs) !== "";
  return {
    commit: isDirty ? `${commit}-dirty` : commit,
    author: commit && git(root, "log", "-1", "--format=%an <%ae>"),
    builtAt: new Date().toISOString(),
    ciRun: ciRun(env),
  };
}

/**
 * Whether the history of a commit contains another one.
 * @returns `undefined` if this cannot be told here: without the commit, or in a shallow clone
 */
export function containsCommit(root: string, commit: string, other: string): boolean | undefined {
  if (git(root, "rev-parse", "--is-shallow-repository") !== "false") return undefined;
  if (git(root, "cat-file", "-e", `${commit}^{commit}`) === null) return undefined;
  return git(root, "merge-base", "--is-ancestor", other, commit) !== null;
}

/** The output of a Git command; `null` if it fails or Git is not installed. */
function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** The address of the run in GitHub Actions, GitLab, Buildkite, CircleCI or Jenkins. */
function ciRun(env: NodeJS.ProcessEnv): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  const onGitHub =
    GITHUB_RUN_ID &&
    (GITHUB_SERVER_URL && GITHUB_REPOSITORY
      ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
      : GITHUB_RUN_ID);
  return (
    onGitHub ||
    env.CI_PIPELINE_URL ||
    env.BUILDKITE_BUILD_URL ||
    env.CIRCLE_BUILD_URL ||
    env.BUILD_URL ||
    null
  );
}
