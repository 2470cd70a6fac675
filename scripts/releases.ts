/** `pnpm releases` lists, `pnpm rollback mf-…` goes back, `pnpm prune [keep]` removes what is old. */
import { resolve } from "node:path";
import { listReleases, prune, rollBack } from "@ligate/build/registry";
import { readSettings } from "@ligate/contract/settings";
import { ROOT } from "./packages.ts";

/** How many releases beside the live one are kept for open tabs and rollbacks. */
const KEPT = 5;
const [command, argument] = process.argv.slice(2);

try {
  const releasesDir = resolve(ROOT, readSettings(process.env).RELEASES_DIR);
  if (command === "list") list(releasesDir);
  else if (command === "rollback" && argument)
    console.log(`${argument} is ${rollBack(releasesDir, argument)} again`);
  else if (command === "prune") pruneOld(releasesDir);
  else throw new Error("Say which: pnpm rollback mf-catalog");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function list(releasesDir: string): void {
  for (const { name, id, version, isLive, deployedAt } of listReleases(releasesDir)) {
    console.log(
      `${isLive ? "live" : "    "}  ${name.padEnd(18)} ${id}  ${version}  ${deployedAt ?? "never deployed"}`,
    );
  }
}

function pruneOld(releasesDir: string): void {
  const keep = Number(argument ?? KEPT);
  if (!Number.isInteger(keep) || keep < 0)
    throw new Error("How many to keep is a whole number: pnpm prune 5");
  const removed = prune(releasesDir, keep);
  for (const { name, id } of removed) console.log(`removed ${name} ${id}`);
  console.log(`${removed.length} removed, ${keep} kept of each beside the live one`);
}
