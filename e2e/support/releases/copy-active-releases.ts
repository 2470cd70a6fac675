import { cpSync, existsSync, readdirSync } from "node:fs";
import { dirname } from "node:path";
import { activeReleaseId, logFolder, releaseFolder, releasesDir } from "./releases-folder.ts";

/** Copies the logs and the active releases of the workspace into another folder. Without any, copies nothing. */
export function copyActiveReleases(target: string): void {
  const dir = releasesDir();
  const logs = dirname(logFolder("shell", dir));
  if (!existsSync(logs)) return;
  cpSync(logs, dirname(logFolder("shell", target)), { recursive: true });
  for (const name of readdirSync(logs)) {
    const release = { name, id: activeReleaseId(name, dir) };
    cpSync(releaseFolder(release, dir), releaseFolder(release, target), { recursive: true });
  }
}
