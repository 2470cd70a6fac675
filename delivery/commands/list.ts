import { formatCommit } from "@ligate/build/release-format/release";
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
  listed.map(({ name, id, active, publishedAt, by, origin }) => ({
    package: name,
    release: id,
    state: active ? "active" : "published",
    since: minutes(active?.at ?? publishedAt),
    by: active?.by ?? by,
    commit: formatCommit(origin),
    author: origin?.author?.replace(/ <.*/, "") ?? "",
    reason: active?.reason ?? "",
  }));

/** An entry of a log, and where its release was built, if it is still published. */
export interface LoggedRelease extends LogEntry {
  origin?: PublishedRelease["origin"];
}

/** The log of a package, the oldest entry first. */
export async function listLog({ repository, environment }: Releases, name: string): Promise<LoggedRelease[]> {
  const [log, published] = await Promise.all([
    repository.readLog(name, environment),
    repository.listReleases(name),
  ]);
  const origins = new Map(published.map(({ id, origin }) => [id, origin]));
  return log.map((entry) => ({ ...entry, origin: origins.get(entry.release) }));
}

/** The rows of the table of a log, the latest entry first. */
export const logRows = (log: readonly LoggedRelease[]): Record<string, string>[] =>
  log.toReversed().map(({ n, release, origin, kind, at, by, skipped, reason }) => ({
    ...{ n: String(n), release, commit: formatCommit(origin), kind },
    ...{ at: minutes(at), by, skipped: skipped.join(", "), reason },
  }));

/** `2026-01-31 08:15` in UTC. */
export const minutes = (iso: string): string => iso.slice(0, 16).replace("T", " ");
