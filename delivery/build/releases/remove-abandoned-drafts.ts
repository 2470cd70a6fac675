import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const PREFIX = ".draft-";

/** The folder that this process builds a release in before the release is complete. */
export const draftFolder = (packageReleasesDir: string): string =>
  join(packageReleasesDir, `${PREFIX}${process.pid}`);

/** Removes the drafts of builds that were killed. Drafts of running processes stay. */
export function removeAbandonedDrafts(packageReleasesDir: string): void {
  if (!existsSync(packageReleasesDir)) return;
  for (const name of readdirSync(packageReleasesDir)) {
    if (!name.startsWith(PREFIX) || isRunning(Number(name.slice(PREFIX.length)))) continue;
    rmSync(join(packageReleasesDir, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
