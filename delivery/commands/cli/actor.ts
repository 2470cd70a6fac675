import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** Variables in which CI servers name the account that started the run. */
const CI_ACTORS = [
  "GITHUB_ACTOR",
  "GITLAB_USER_LOGIN",
  "BUILDKITE_BUILD_CREATOR",
  "CIRCLE_USERNAME",
  "BUILD_USER_ID",
];

/** The author of a change: the account of the CI run, the user name of Git, or the user of the operating system. */
export function currentActor(env = process.env): string {
  const ciActor = CI_ACTORS.flatMap((name) => env[name] || []).at(0);
  return ciActor ?? (gitUser() || userInfo().username);
}

const gitUser = (): string | undefined =>
  spawnSync("git", ["config", "user.name"], { encoding: "utf8" }).stdout?.trim();
