import type { LogEntry, PublishedRelease } from "../repository/release-repository.ts";
import type { Releases } from "./open-releases.ts";

/** A published release and whether it is active. */
export interface ListedRelease extends PublishedRelease {
  /** The entry by which the release is active; `null` if it is not. */
  active: LogEntry | null;
}

/** The published releases of packages, the latest first. */
export async function listReleases(
  { repository, environment }: Releases,
  names: readonly string[],
): Promise<ListedRelease[]> {
  const perPackage = await Promise.all(
    names.map(async (name) => {
      const [published, log] = await Promise.all([
        repository.listReleases(name),
        repository.readLog(name, environment),
      ]);
      const last = log.at(-1);
      return published.map((release) => ({ ...release, active: last?.release === release.id ? last : null }));
    }),
  );
  return perPackage.flat();
}

/** The rows of the table of releases. */
export const releaseRows = (listed: readonly ListedRelease[]): Record<string, string>[] =>
  listed.map(({ name, id, version, active, publishedAt, by }) => ({
    package: name,
    release: id,
    version,
    state: active ? "active" : "published",
    since: minutes(active?.at ?? publishedAt),
    by: active?.by ?? by,
    reason: active?.reason ?? "",
  }));

/** The rows of the table of a log, the latest entry first. */
export const logRows = (log: readonly LogEntry[]): Record<string, string>[] =>
  log.toReversed().map(({ n, release, kind, at, by, reason, skipped }) => ({
    n: String(n),
    release,
    kind,
    at: minutes(at),
    by,
    skipped: skipped.join(", "),
    reason,
  }));

/** `2026-01-31 08:15` in UTC. */
const minutes = (iso: string): string => iso.slice(0, 16).replace("T", " ");
