import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PLATFORM_SURFACE_FILE, PlatformSurface } from "@ligate/build/release-format/release";
import semver from "semver";
import {
  findShell,
  formatTitle,
  type ReleaseChange,
  type ReleaseOnDisk,
  replacedRelease,
} from "../release-change.ts";

const PLATFORM = "@ligate/platform/";

/**
 * Checks the version of platform in a candidate of the shell against the change of its declarations: removed or changed
 * exports need a major version, added ones a minor version. An older version is refused.
 * @returns one sentence per problem
 */
export function checkPlatformSurface(change: ReleaseChange): string[] {
  const after = findShell(change.candidates);
  const before = after && replacedRelease(change, "shell");
  if (!before) return [];
  const [was, is] = [platformVersion(before), platformVersion(after)];
  const title = formatTitle(after.release);
  if (semver.lt(is, was)) {
    return [
      `${title} provides platform ${is}, which is older than ${was} of the active ${formatTitle(before.release)}. ` +
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

type Bump = "major" | "minor";

interface SurfaceChange {
  bump: Bump;
  /** Such as `useSession of @ligate/platform/session`. */
  export: string;
  /** The end of a sentence that begins with the export. */
  event: string;
}

const MAX_LENGTH = 120;

/** The changes between two surfaces. A removed or changed declaration needs a major version, an added one a minor. */
function surfaceChanges(before: PlatformSurface, after: PlatformSurface): SurfaceChange[] {
  const modules = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return modules.flatMap((module) => moduleChanges(module, before[module] ?? {}, after[module] ?? {}));
}

/** The version part that the changes need to be raised; `undefined` if there are none. */
export function requiredBump(before: PlatformSurface, after: PlatformSurface): Bump | undefined {
  const changes = surfaceChanges(before, after);
  if (changes.some(({ bump }) => bump === "major")) return "major";
  return changes.length > 0 ? "minor" : undefined;
}

function moduleChanges(
  module: string,
  before: Record<string, string>,
  after: Record<string, string>,
): SurfaceChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name): SurfaceChange[] => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    const common = { export: `${name} of ${module}` };
    if (was === undefined) return [{ ...common, bump: "minor", event: `was added: ${shorten(is)}` }];
    if (is === undefined) return [{ ...common, bump: "major", event: `was removed: ${shorten(was)}` }];
    const [from, to] = shortenPair(was, is);
    return [{ ...common, bump: "major", event: `changed from ${from} to ${to}` }];
  });
}

const quote = (text: string): string => `\`${text.replaceAll(/\s+/g, " ")}\``;

const shorten = (text = ""): string =>
  quote(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** Shortens two texts around their first difference. */
function shortenPair(one: string, other: string): [string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const from = one.length > MAX_LENGTH || other.length > MAX_LENGTH ? Math.max(0, start - MAX_LENGTH / 2) : 0;
  const cut = (text: string) => shorten((from > 0 ? "…" : "") + text.slice(from));
  return [cut(one), cut(other)];
}
