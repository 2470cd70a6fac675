import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PlatformSurface } from "@ligate/build/release-format/platform-surface";
import { PLATFORM_SURFACE_FILE } from "@ligate/build/release-format/release";
import semver from "semver";
import {
  type ReleaseChange,
  type ReleaseOnDisk,
  replacedRelease,
  shellOf,
  titleOf,
} from "../release-change.ts";
import { requiredBump, surfaceChanges } from "./surface-changes.ts";

const PLATFORM = "@ligate/platform/";

/**
 * Checks the version of platform in a candidate of the shell against the change of its declarations: removed or changed
 * exports need a major version, added ones a minor version. An older version is refused.
 * @returns one sentence per problem
 */
export function checkPlatformSurface(change: ReleaseChange): string[] {
  const after = shellOf(change.candidates);
  const before = after && replacedRelease(change, "shell");
  if (!before) return [];
  const [was, is] = [platformVersion(before), platformVersion(after)];
  const title = titleOf(after.release);
  if (semver.lt(is, was)) {
    return [
      `${title} provides platform ${is}, which is older than ${was} of the active ${titleOf(before.release)}. ` +
        `To go back to it, use: pnpm releases rollback shell ${after.release.id}`,
    ];
  }
  const [surfaceBefore, surfaceAfter] = [readSurface(before), readSurface(after)];
  const bump = requiredBump(surfaceBefore, surfaceAfter);
  const needed = bump ? semver.inc(was, bump) : null;
  if (!needed || semver.gte(is, needed)) return [];
  return surfaceChanges(surfaceBefore, surfaceAfter)
    .filter((one) => one.bump === bump)
    .map(
      (one) =>
        `${one.export} ${one.event}. This needs platform ${needed}, but ${title} provides ${is}. ` +
        "Raise the version in shared/platform/package.json, or undo the change.",
    );
}

/** The version of platform that a shell provides; all its modules have the same. */
function platformVersion({ release }: ReleaseOnDisk): string {
  const versions = Object.entries(release.provides).flatMap(([name, version]) =>
    name.startsWith(PLATFORM) ? [version] : [],
  );
  return versions.sort(semver.compare)[0] ?? "0.0.0";
}

function readSurface({ folder, release }: ReleaseOnDisk): PlatformSurface {
  if (!release.files[PLATFORM_SURFACE_FILE]) return {};
  return PlatformSurface.parse(JSON.parse(readFileSync(join(folder, PLATFORM_SURFACE_FILE), "utf8")));
}
