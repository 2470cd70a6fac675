import { readHashedName } from "@ligate/build/release-format/hashed-names";
import { hasAddress, type Release, ReleaseOrigin } from "@ligate/build/release-format/release";
import { z } from "zod";

/** Where releases are active. `development` is written by `pnpm dev`, and may name development servers. */
export const ENVIRONMENTS = ["production", "staging", "development"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/**
 * An immutable entry in the log of a package and environment. The last entry names the active release.
 * Entries are numbered from 1 without gaps.
 */
export const LogEntry = z.object({
  n: z.int().positive(),
  /** Id of the release; in development it can be the URL of a development server. */
  release: z.string().min(1),
  /** SHA-384 of the release's release.json, so that the log determines every byte that is served; "" in development. */
  integrity: z.string(),
  /**
   * The public files of the release: name, such as `home.js` → the hash in its name. They are served at
   * `/assets/<package>/home.<hash>.js`. Empty for a release from before names had hashes, which is served at
   * `/releases/<package>/<id>/`.
   */
  files: z.record(z.string(), z.string()).default({}),
  kind: z.enum(["activate", "rollback"]),
  by: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
  /** Checks that were skipped, such as "browser", or that failed and were overridden, such as "calls". */
  skipped: z.array(z.string()),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** The fields of an entry that determine a release; without `files` for one that may not be in a log. */
export type ReleaseReference = Pick<LogEntry, "release" | "integrity"> & Partial<Pick<LogEntry, "files">>;

/** `files` of an entry: those of the release whose names have a hash. */
export function fileHashes({ files }: Pick<Release, "files">): LogEntry["files"] {
  const named = Object.keys(files).flatMap((file) => (hasAddress(file) && readHashedName(file)) || []);
  return Object.fromEntries(named.map(({ name, hash }) => [name, hash]));
}

/** The record of a publication in a repository. */
export const Publication = z.object({
  version: z.string(),
  publishedAt: z.iso.datetime(),
  by: z.string(),
  /** Where it was built; older publications do not tell. */
  origin: ReleaseOrigin.optional(),
});
export type Publication = z.infer<typeof Publication>;

/** A release in the repository. */
export interface PublishedRelease extends Publication {
  name: string;
  id: string;
}

/** The shell first, and then the remotes by name. */
export const sortPackages = (names: Iterable<string>): string[] =>
  [...names].sort(
    (one, other) => Number(other === "shell") - Number(one === "shell") || one.localeCompare(other),
  );

/** Another process has appended the entry first. */
export class LogConflictError extends Error {
  override name = "LogConflictError";
}

/** The repository cannot be reached; what is on the disk can still be served. */
export class RepositoryUnavailableError extends Error {
  override name = "RepositoryUnavailableError";
}

/** The repository refuses the credentials. */
export class NotPermittedError extends Error {
  override name = "NotPermittedError";
}

/**
 * Where teams publish releases and write down which is active. Implementations: a folder (`folder-repository.ts`) and an
 * npm registry (`npm-repository.ts`).
 *
 * All methods throw RepositoryUnavailableError or NotPermittedError where they apply.
 */
export interface ReleaseRepository {
  /** The folder or the address, for messages. */
  readonly location: string;

  /** The published releases of a package, the latest first; empty if there are none. */
  listReleases: (name: string) => Promise<PublishedRelease[]>;

  /**
   * Publishes a built release.
   * @param folder contains release.json and the files that it lists
   * @returns `false` if a release of this id has been published before, which stays as it is
   */
  publish: (release: Release, folder: string) => Promise<boolean>;

  /**
   * Writes the files of a published release into a folder that does not exist yet. The folder appears when complete.
   * @throws if there is no such release
   */
  fetch: (name: string, id: string, folder: string) => Promise<void>;

  /** Removes a published release. The logs keep their entries. */
  remove: (name: string, id: string) => Promise<void>;

  /** The packages that have been activated in an environment, the shell first and then by name. */
  listPackages: (environment: Environment) => Promise<string[]>;

  /** The entries of a log, the oldest first; empty if there are none. */
  readLog: (name: string, environment: Environment) => Promise<LogEntry[]>;

  /**
   * Appends an entry.
   * @throws LogConflictError if there is an entry of this number
   * @throws if the entry before it is missing
   */
  append: (name: string, environment: Environment, entry: LogEntry) => Promise<void>;

  /** The account by which the repository knows the caller: the token's, or the user of the operating system. */
  accountName: () => Promise<string>;
}
