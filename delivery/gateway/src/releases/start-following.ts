import type { LocalReleases } from "@ligate/delivery/repository/local-releases";
import type { Environment } from "@ligate/delivery/repository/release-repository";
import type { FastifyBaseLogger } from "fastify";
import type { ActiveReleases } from "./active-releases.ts";
import { EnvironmentLogs } from "./environment-logs.ts";
import { ReleaseFollower } from "./follow-releases.ts";
import { ReleaseLoader } from "./release-loader.ts";
import { VerifiedFiles } from "./verified-files.ts";

/** Where the gateway finds the releases that it serves. */
export interface ReleaseSource {
  releases: Pick<
    LocalReleases,
    "readLogs" | "folderOf" | "isOnDisk" | "distrust" | "repository" | "removePrunedCopies"
  >;
  environment: Environment;
  /** Whether browsers verify the files. */
  subresourceIntegrity?: boolean;
  /** How often the logs are read, in milliseconds. */
  pollMs?: number;
  /** When a release that could not be loaded is tried again, in milliseconds. */
  retryMs?: number;
  /** How often the copies of pruned releases are removed, in milliseconds. */
  pruneMs?: number;
  /** How much memory verified files may take. */
  cacheBytes?: number;
}

const POLL_MS = 1_000;
const RETRY_MS = 5_000;
const PRUNE_MS = 600_000;

/** Loads the active releases and follows the logs. */
export async function startFollowing(
  source: ReleaseSource,
  prepare: (next: ActiveReleases) => Promise<unknown>,
  log: FastifyBaseLogger,
) {
  const { releases: local, environment, pollMs = POLL_MS, retryMs = RETRY_MS, cacheBytes } = source;
  const { subresourceIntegrity = false } = source;
  const files = new VerifiedFiles(cacheBytes);
  const logs = new EnvironmentLogs({ local, environment, warn: (message) => log.warn(message) });
  const onError = (error: unknown) => log.error(error);
  const loader = new ReleaseLoader({ local, environment, files, retryMs, onError });
  const follower = await ReleaseFollower.start({
    ...{ logs, loader, files, subresourceIntegrity },
    ...{ prepare, onError, pollMs },
  });
  return { files, logs, loader, follower };
}

/**
 * Removes the copies of pruned releases in intervals.
 * @param isUsed whether this process serves the release
 * @returns a function that ends it
 */
export function startPruning(
  { releases, pruneMs = PRUNE_MS }: ReleaseSource,
  isUsed: (name: string, id: string) => boolean,
  log: FastifyBaseLogger,
): () => void {
  const prune = () => releases.removePrunedCopies(isUsed).catch((error) => log.error(error));
  const timer = setInterval(() => void prune(), pruneMs).unref();
  return () => clearInterval(timer);
}
