/** `pnpm releases list|activate|rollback|prune`: shows, activates and removes releases. */
import { resolve } from "node:path";
import { activate, listReleases, prune, rollBack } from "@ligate/build/releases/registry";
import { readSettings } from "@ligate/contract/settings/settings";
import { assertBrowserPackage, ROOT } from "./packages.ts";

/** How many releases of a package are kept besides the live one, for open tabs and rollbacks. */
const DEFAULT_KEEP = 5;
const USAGE = `Usage: pnpm releases <command>
  list                     all releases, the live ones marked
  activate <package> <id>  make a built release live
  rollback <package>       make the previously live release live again
  prune [keep]             remove all but the live release and the latest <keep> (${DEFAULT_KEEP}) of each package`;

const COMMANDS: Record<string, (releasesDir: string, args: string[]) => void> = {
  list(releasesDir) {
    for (const { name, id, version, isActive, activatedAt } of listReleases(releasesDir)) {
      const state = isActive ? "live" : "    ";
      console.log(`${state}  ${name.padEnd(18)} ${id}  ${version}  ${activatedAt ?? "never live"}`);
    }
  },
  activate(releasesDir, [name, id]) {
    if (!name || !id) throw new Error(USAGE);
    assertBrowserPackage(name);
    const ids = listReleases(releasesDir).flatMap((release) => (release.name === name ? [release.id] : []));
    if (!ids.includes(id))
      throw new Error(`${name} has no release ${id}. Its releases are ${ids.join(", ") || "not built yet"}.`);
    activate(releasesDir, { [name]: id });
    console.log(`${name} ${id} is live`);
  },
  rollback(releasesDir, [name]) {
    if (!name) throw new Error(USAGE);
    assertBrowserPackage(name);
    console.log(`${name} ${rollBack(releasesDir, name)} is live again`);
  },
  prune(releasesDir, [keep = String(DEFAULT_KEEP)]) {
    if (!/^\d+$/.test(keep)) throw new Error("The number of releases to keep must be a whole number.");
    const removed = prune(releasesDir, Number(keep));
    for (const { name, id } of removed) console.log(`removed ${name} ${id}`);
    console.log(`${removed.length} removed; ${keep} of each package are kept besides the live one`);
  },
};

const [name = "", ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(USAGE);
  command(resolve(ROOT, readSettings(process.env).RELEASES_DIR), args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
