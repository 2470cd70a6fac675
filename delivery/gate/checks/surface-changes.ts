import type { PlatformSurface } from "@ligate/build/release-format/platform-surface";

export type Bump = "major" | "minor";

export interface SurfaceChange {
  bump: Bump;
  /** Such as `useSession of @ligate/platform/session`. */
  export: string;
  /** What happened, as the end of a sentence that begins with the export. */
  event: string;
}

const MAX_LENGTH = 120;

/** What changed between two surfaces. A removed or changed declaration needs a major version, an added one a minor. */
export function surfaceChanges(before: PlatformSurface, after: PlatformSurface): SurfaceChange[] {
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
