import { execFileSync } from "node:child_process";

/**
 * The commit that changes are compared with: where the branch left origin/main, or HEAD in a repository without it.
 * @throws if the folder is not a git repository with a commit
 */
export function changeBase(dir: string): string {
  const base = mergeBase(dir, "origin/main") ?? mergeBase(dir, "HEAD");
  if (base) return base;
  throw new Error(`${dir} is not a git repository with a commit, which the checks need to list its files.`);
}

function mergeBase(dir: string, ref: string): string | undefined {
  try {
    return execFileSync("git", ["merge-base", ref, "HEAD"], {
      cwd: dir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
