import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { RELEASE_FILE } from "../release-format/release.ts";

/** Hash of the inputs of a build → id of the release that it made. */
const INPUTS_FILE = "inputs.json";
const Inputs = z.record(z.string(), z.string());

/** How many releases of a package stay in its output folder. */
const KEPT_RELEASES = 5;

/** The id of the release that was built from these inputs, if its folder still exists. */
export function findBuilt(outDir: string, inputs: string): string | undefined {
  const id = readInputs(outDir)[inputs];
  return id && existsSync(releaseFile(outDir, id)) ? id : undefined;
}

/**
 * Records a release as the result of a build, and as the last one used. Removes all but the last five releases of the
 * output folder.
 */
export function recordBuilt(outDir: string, inputs: string, id: string): void {
  const now = new Date();
  utimesSync(releaseFile(outDir, id), now, now);
  const kept = removeOldReleases(outDir);
  const recorded = Object.entries({ ...readInputs(outDir), [inputs]: id }).filter(([, id]) => kept.has(id));
  const draft = join(outDir, `.${INPUTS_FILE}.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
  renameSync(draft, join(outDir, INPUTS_FILE));
}

/** @returns the ids of the releases that stay */
function removeOldReleases(outDir: string): Set<string> {
  const ids = readdirSync(outDir)
    .filter((id) => !id.startsWith(".") && existsSync(releaseFile(outDir, id)))
    .map((id) => ({ id, usedAt: statSync(releaseFile(outDir, id)).mtimeMs }))
    .sort((one, other) => other.usedAt - one.usedAt)
    .map(({ id }) => id);
  for (const id of ids.slice(KEPT_RELEASES)) rmSync(join(outDir, id), { recursive: true, force: true });
  return new Set(ids.slice(0, KEPT_RELEASES));
}

/** A cache that cannot be read is an empty one: the next build writes it again. */
function readInputs(outDir: string): z.infer<typeof Inputs> {
  const file = join(outDir, INPUTS_FILE);
  if (!existsSync(file)) return {};
  try {
    return Inputs.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

const releaseFile = (outDir: string, id: string) => join(outDir, id, RELEASE_FILE);
