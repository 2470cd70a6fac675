import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { basename, join } from "node:path";
import type { Release } from "@ligate/build/release-format/release";
import { createFolder, draftBeside, isDraft, isErrorWithCode } from "@ligate/build/releases/draft-folder";
import { FolderLog, namesIn } from "./folder-log.ts";
import { checkEnvironment, checkId, checkName, isPackageName } from "./names.ts";
import { copyRelease, noSuchRelease, readReleaseToPublish } from "./release-folder.ts";
import {
  type Environment,
  type LogEntry,
  NotPermittedError,
  Publication,
  type PublishedRelease,
  type ReleaseRepository,
  RepositoryUnavailableError,
  sortPackages,
} from "./release-repository.ts";

/** Written into a release's folder when it is published; not a file of the release. */
const PUBLICATION_FILE = "publication.json";

/**
 * A release repository in a folder, which may be a network drive: releases in `packages/<name>/<id>/`, log entries in
 * `activations/<environment>/<name>/<n>.json`.
 */
export class FolderRepository implements ReleaseRepository {
  readonly location: string;
  readonly #logs = new Map<string, FolderLog>();

  constructor(dir: string) {
    this.location = dir;
  }

  /** Where the files of a release are, if it has been published. */
  releaseFolder(name: string, id: string): string {
    checkId(name, id);
    return join(this.#packageFolder(name), id);
  }

  async listReleases(name: string): Promise<PublishedRelease[]> {
    const folder = this.#packageFolder(name);
    return this.#access(`list the releases of ${name}`, async () => {
      const ids = (await namesIn(folder)).filter((id) => !isDraft(id));
      const releases = await Promise.all(ids.map((id) => readPublication(name, id, join(folder, id))));
      return releases.flat().sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
    });
  }

  async publish({ name, id }: Release, folder: string): Promise<boolean> {
    const target = this.releaseFolder(name, id);
    const release = await readReleaseToPublish(folder, name, id);
    return this.#access(`publish ${name} ${id}`, () =>
      createFolder(target, async (draft) => {
        await copyRelease(release, folder, draft);
        const { version, origin } = release;
        const publication: Publication = {
          ...{ version, origin, publishedAt: new Date().toISOString(), by: userInfo().username },
        };
        await writeFile(join(draft, PUBLICATION_FILE), `${JSON.stringify(publication, null, 2)}\n`);
      }),
    );
  }

  async fetch(name: string, id: string, folder: string): Promise<void> {
    const source = this.releaseFolder(name, id);
    await this.#access(`fetch ${name} ${id}`, async () => {
      await this.#checkPublished(name, id);
      const isNew = await createFolder(folder, (draft) =>
        cp(source, draft, { recursive: true, filter: (path) => basename(path) !== PUBLICATION_FILE }),
      );
      if (!isNew) throw new Error(`${folder} exists already. Fetch ${name} ${id} into another folder.`);
    });
  }

  async remove(name: string, id: string): Promise<void> {
    const folder = this.releaseFolder(name, id);
    await this.#access(`remove ${name} ${id}`, async () => {
      await this.#checkPublished(name, id);
      const removed = draftBeside(folder);
      await rename(folder, removed);
      await rm(removed, { recursive: true });
    });
  }

  async listPackages(environment: Environment): Promise<string[]> {
    checkEnvironment(environment);
    const folder = join(this.location, "activations", environment);
    return this.#access(`list the packages of ${environment}`, async () =>
      sortPackages((await namesIn(folder)).filter(isPackageName)),
    );
  }

  async readLog(name: string, environment: Environment): Promise<LogEntry[]> {
    const log = this.#log(name, environment);
    return this.#access(`read the log of ${name}`, () => log.read());
  }

  async append(name: string, environment: Environment, entry: LogEntry): Promise<void> {
    const log = this.#log(name, environment);
    await this.#access(`write to the log of ${name}`, () => log.append(entry));
  }

  async accountName(): Promise<string> {
    return userInfo().username;
  }

  #packageFolder(name: string): string {
    checkName(name);
    return join(this.location, "packages", name);
  }

  #log(name: string, environment: Environment): FolderLog {
    checkName(name);
    checkEnvironment(environment);
    const dir = join(this.location, "activations", environment, name);
    const log = this.#logs.get(dir) ?? new FolderLog(dir);
    this.#logs.set(dir, log);
    return log;
  }

  async #checkPublished(name: string, id: string): Promise<void> {
    if ((await namesIn(this.#packageFolder(name))).includes(id)) return;
    throw noSuchRelease(this.location, name, id);
  }

  /** Runs an operation on the folder. @param what of the operation, for messages */
  async #access<T>(what: string, operation: () => Promise<T>): Promise<T> {
    try {
      return await operation();
    } catch (cause) {
      if (isErrorWithCode(cause, "EACCES", "EPERM", "EROFS")) {
        throw new NotPermittedError(
          `Cannot ${what}: ${userInfo().username} may not do so in ${this.location}. Change the folder's permissions.`,
          { cause },
        );
      }
      if (
        isErrorWithCode(cause, "EIO", "ESTALE", "ETIMEDOUT", "ENOTCONN", "EHOSTDOWN", "ENOSPC", "ENOTDIR")
      ) {
        throw new RepositoryUnavailableError(
          `Cannot ${what}: ${this.location} is not available (${String(cause)}).`,
          { cause },
        );
      }
      throw cause;
    }
  }
}

/** @returns an empty list if the folder is not a published release, such as one that has been removed meanwhile */
async function readPublication(name: string, id: string, folder: string): Promise<PublishedRelease[]> {
  try {
    const publication = Publication.parse(JSON.parse(await readFile(join(folder, PUBLICATION_FILE), "utf8")));
    return [{ name, id, ...publication }];
  } catch (error) {
    if (isErrorWithCode(error, "ENOENT")) return [];
    throw error;
  }
}
