import { readdir, rename, rm } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Release } from "@ligate/build/release-format/release";
import { createFolder } from "@ligate/build/releases/draft-folder";
import { z } from "zod";
import { checkEnvironment, checkId, checkName, isPackageName, LIST_NAME } from "./names.ts";
import { NpmRegistryClient } from "./npm-registry-client.ts";
import { packPackage, RELEASE_FOLDER } from "./npm-tarball.ts";
import { copyRelease, noSuchRelease, readReleaseToPublish } from "./release-folder.ts";
import {
  type Environment,
  LogConflictError,
  LogEntry,
  Publication,
  type PublishedRelease,
  type ReleaseRepository,
  sortPackages,
} from "./release-repository.ts";

export interface NpmRepositorySettings {
  /** Address of the registry. */
  registry: string;
  /** Scope of the packages, such as `@ligate`. */
  scope: string;
  /** Without a token, releases and logs can only be read. */
  token?: string | undefined;
}

/** The field `ligate` in the metadata of a release. */
const PublishedVersion = z.object({ release: Publication.extend({ id: z.string() }) });
/** The field `ligate` in the metadata of a log. */
const LogVersion = z.object({ entry: LogEntry });
/** The field `ligate` in the metadata of the list of packages. */
const ListedPackage = z.object({ package: z.string() });
/** How often a package is listed again after another process listed one at the same time. */
const LIST_ATTEMPTS = 5;

/**
 * A release repository in an npm registry.
 *
 * A release is the version `<version>-r<id>` of the package `<scope>/<name>`. The log is the package
 * `<scope>/<name>-<environment>`: entry n is its version `1.0.<n>`, in the field `ligate` of its metadata. A registry
 * accepts a version once, also from parallel publishers, which makes appending a compare-and-swap. Registries cannot list
 * the packages of a scope in a way that all of them support, so the package `<scope>/packages-<environment>` lists those
 * that have a log: one for each version. Accounts that may publish it decide which packages a store consists of.
 */
export class NpmRepository implements ReleaseRepository {
  /** Address of the registry and scope, such as `https://npm.example.com/@ligate`. */
  readonly location: string;
  readonly #scope: string;
  readonly #client: NpmRegistryClient;
  /** Metadata → its entry: the client returns the same objects while a log does not change, and logs become long. */
  readonly #entries = new WeakMap<object, LogEntry>();

  constructor({ registry, scope, token }: NpmRepositorySettings) {
    this.#client = new NpmRegistryClient(registry, token);
    this.#scope = scope;
    this.location = `${this.#client.registry}/${scope}`;
  }

  async listReleases(name: string): Promise<PublishedRelease[]> {
    const versions = await this.#publishedVersions(name);
    return versions.map(([, release]) => release).reverse();
  }

  async publish({ name, id }: Release, folder: string): Promise<boolean> {
    const packageName = this.#releasePackage(name);
    checkId(name, id);
    const release = await readReleaseToPublish(folder, name, id);
    const { version, origin } = release;
    if (await this.#publishedVersion(name, id)) return false;

    const packageJson = {
      name: packageName,
      version: `${version}-r${id}`,
      description: `Release ${id} of ${name}`,
    };
    const publishedAt = new Date().toISOString();
    const by = await this.accountName();
    const ligate: z.infer<typeof PublishedVersion> = { release: { id, version, publishedAt, by, origin } };
    const tarball = await packPackage(packageJson, (target) => copyRelease(release, folder, target));
    return this.#client.publish({ ...packageJson, tag: "release", ligate }, tarball);
  }

  async fetch(name: string, id: string, folder: string): Promise<void> {
    const version = await this.#existingVersion(name, id);
    const isNew = await createFolder(folder, async (draft) => {
      const extracted = join(draft, ".package");
      const cache = join(draft, ".npm-cache");
      await this.#client.extract(this.#releasePackage(name), version, extracted, cache);
      const files = join(extracted, RELEASE_FOLDER);
      for (const file of await readdir(files)) await rename(join(files, file), join(draft, file));
      await Promise.all([extracted, cache].map((path) => rm(path, { recursive: true, force: true })));
    });
    if (!isNew) throw new Error(`${folder} exists already. Fetch ${name} ${id} into another folder.`);
  }

  async remove(name: string, id: string): Promise<void> {
    await this.#client.unpublish(this.#releasePackage(name), await this.#existingVersion(name, id));
  }

  async listPackages(environment: Environment): Promise<string[]> {
    const versions = await this.#client.versions(this.#listPackage(environment));
    const names = [...versions.values()].map((ligate) => ListedPackage.parse(ligate).package);
    return sortPackages(new Set(names.filter(isPackageName)));
  }

  async readLog(name: string, environment: Environment): Promise<LogEntry[]> {
    const packageName = this.#logPackage(name, environment);
    const versions = await this.#client.versions(packageName);
    const entries = [...versions.values()].map((ligate) => this.#entry(ligate));
    entries.sort((one, other) => one.n - other.n);
    const gap = entries.findIndex(({ n }, index) => n !== index + 1);
    if (gap >= 0) {
      throw new Error(
        `${packageName}@1.0.${gap + 1} is missing in ${this.#client.registry}. Restore it from a backup.`,
      );
    }
    return entries;
  }

  #entry(ligate: object): LogEntry {
    const entry = this.#entries.get(ligate) ?? LogVersion.parse(ligate).entry;
    this.#entries.set(ligate, entry);
    return entry;
  }

  async append(name: string, environment: Environment, entry: LogEntry): Promise<void> {
    const packageName = this.#logPackage(name, environment);
    const { length } = await this.readLog(name, environment);
    if (entry.n > length + 1) {
      throw new Error(
        `The log ${packageName} ends with entry ${length}. Append entry ${length + 1}, not ${entry.n}.`,
      );
    }
    const packageJson = {
      name: packageName,
      version: `1.0.${entry.n}`,
      description: `Which release of ${name} is active in ${environment}`,
      ligate: { entry: LogEntry.parse(entry) },
    };
    // Listed before it has an entry: a package without entries is harmless, an unlisted one would not be served.
    await this.#list(name, environment);
    const tarball = await packPackage(packageJson);
    const isAppended = await this.#client.publish({ ...packageJson, tag: "latest" }, tarball);
    if (!isAppended) {
      throw new LogConflictError(
        `Entry ${entry.n} of the log ${packageName} exists already. Read the log again.`,
      );
    }
  }

  /** Adds a package to the list of the environment, unless it is there. */
  async #list(name: string, environment: Environment): Promise<void> {
    const list = this.#listPackage(environment);
    for (let attempt = 1; attempt <= LIST_ATTEMPTS; attempt++) {
      const versions = await this.#client.versions(list);
      if ((await this.listPackages(environment)).includes(name)) return;
      const packageJson = {
        name: list,
        version: `1.0.${versions.size + 1}`,
        description: `The packages that are active in ${environment}`,
        ligate: { package: name },
      };
      const tarball = await packPackage(packageJson);
      if (await this.#client.publish({ ...packageJson, tag: "latest" }, tarball)) return;
    }
    throw new LogConflictError(`${name} could not be added to ${list}. Activate it again.`);
  }

  async accountName(): Promise<string> {
    return (await this.#client.accountName()) ?? userInfo().username;
  }

  #releasePackage(name: string): string {
    checkName(name);
    return `${this.#scope}/${name}`;
  }

  #listPackage(environment: Environment): string {
    checkEnvironment(environment);
    return `${this.#scope}/${LIST_NAME}-${environment}`;
  }

  #logPackage(name: string, environment: Environment): string {
    checkEnvironment(environment);
    return `${this.#releasePackage(name)}-${environment}`;
  }

  /** Versions of the npm package with their releases, the first published first. */
  async #publishedVersions(name: string): Promise<[version: string, PublishedRelease][]> {
    const versions = await this.#client.versions(this.#releasePackage(name));
    const published = [...versions].map(([version, ligate]): [string, PublishedRelease] => [
      version,
      { name, ...PublishedVersion.parse(ligate).release },
    ]);
    return published.sort(([, one], [, other]) => one.publishedAt.localeCompare(other.publishedAt));
  }

  /** The version of the npm package that contains a release. */
  async #publishedVersion(name: string, id: string): Promise<string | undefined> {
    checkId(name, id);
    return (await this.#publishedVersions(name)).find(([, release]) => release.id === id)?.[0];
  }

  async #existingVersion(name: string, id: string): Promise<string> {
    const version = await this.#publishedVersion(name, id);
    if (version) return version;
    throw noSuchRelease(this.location, name, id);
  }
}
