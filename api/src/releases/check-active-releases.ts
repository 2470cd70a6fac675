import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CALLS_FILE } from "@ligate/build/release-format/release";
import { activeEntry } from "@ligate/build/repository/activation-log";
import { LocalReleases } from "@ligate/build/repository/local-releases";
import { openRepository } from "@ligate/build/repository/open-repository";
import type { LogEntry } from "@ligate/build/repository/release-repository";
import { CallSchemas, callSchemas, findIncompatibleCalls } from "@ligate/contract/compatibility/call-schemas";
import type { Settings } from "@ligate/contract/settings/settings";

/** Active releases use calls that this API does not have: one sentence per call. */
export class IncompatibleReleasesError extends Error {
  override name = "IncompatibleReleasesError";
}

/**
 * Compares the calls of the active releases with this API's. A page of an incompatible release would fail in the
 * customer's browser. A release that cannot be read is not checked, because the gateway does not serve it either; and in
 * development incompatible calls are warnings, because sources change one after the other.
 * @param warn gets a sentence per release that is not checked
 * @throws IncompatibleReleasesError
 */
export async function checkActiveReleases(
  settings: Settings,
  warn: (message: string) => void,
): Promise<void> {
  const { RELEASES_REGISTRY: registry, RELEASES_SCOPE: scope, RELEASES_TOKEN: token } = settings;
  const dir = resolve(settings.RELEASES_DIR);
  const releases = new LocalReleases(openRepository({ dir, registry, scope, token }), dir);
  const active = await activeEntries(releases, settings, warn);

  const sentences = await Promise.all(
    active.map(async ({ name, entry }) => {
      const calls = await readCalls(releases, name, entry, warn);
      return findIncompatibleCalls(calls, callSchemas()).map(
        (sentence) => `${name}, release ${entry.release} (${settings.RELEASES_ENVIRONMENT}): ${sentence}`,
      );
    }),
  );
  const problems = sentences.flat();
  if (settings.RELEASES_ENVIRONMENT === "development") for (const problem of problems) warn(problem);
  else if (problems.length > 0) throw new IncompatibleReleasesError(problems.join("\n"));
}

interface ActiveEntry {
  name: string;
  entry: LogEntry;
}

/** The active entries of shell and remotes, without development servers. */
async function activeEntries(
  releases: LocalReleases,
  { REMOTES, RELEASES_ENVIRONMENT: environment }: Settings,
  warn: (message: string) => void,
): Promise<ActiveEntry[]> {
  const uncheckedBecause = (reason: string) =>
    warn(`The calls of the active releases are not checked: ${reason}`);
  try {
    const { logs } = await releases.readLogs(["shell", ...REMOTES], environment);
    const active = [...logs].flatMap(([name, log]) => {
      const entry = activeEntry(log);
      return entry ? [{ name, entry }] : [];
    });
    if (active.length === 0)
      uncheckedBecause(`none is active in ${environment} of ${releases.repository.location}.`);
    return active.filter(({ entry }) => !URL.canParse(entry.release));
  } catch (error) {
    uncheckedBecause(messageOf(error));
    return [];
  }
}

/** The calls that a release uses; none if it cannot be read. */
async function readCalls(
  releases: LocalReleases,
  name: string,
  entry: LogEntry,
  warn: (message: string) => void,
): Promise<CallSchemas> {
  try {
    const folder = await releases.folderOf(name, entry);
    return CallSchemas.parse(JSON.parse(await readFile(join(folder, CALLS_FILE), "utf8")));
  } catch (error) {
    warn(`The calls of release ${entry.release} of ${name} are not checked: ${messageOf(error)}`);
    return {};
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
