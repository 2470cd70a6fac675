import type { Release } from "../release-format/release.ts";
import type { Environment, LogEntry, PublishedRelease, ReleaseRepository } from "./release-repository.ts";

export interface NpmRepositorySettings {
  /** Address of the registry. */
  registry: string;
  /** Scope of the packages, such as `@ligate`. */
  scope: string;
  /** Without a token, releases and logs can only be read. */
  token?: string | undefined;
}

/**
 * A release repository in an npm registry.
 *
 * A release is the version `<version>-r<id>` of the package `<scope>/<name>`. The log is the package
 * `<scope>/<name>-<environment>`: entry n is its version `1.0.<n>`, in the field `ligate` of its package.json. A registry
 * accepts a version once, also from parallel publishers, which makes appending a compare-and-swap.
 */
export class NpmRepository implements ReleaseRepository {
  /** Address of the registry and scope, such as `https://npm.example.com/@ligate`. */
  readonly location: string;

  constructor({ registry, scope }: NpmRepositorySettings) {
    this.location = `${registry.replace(/\/+$/, "")}/${scope}`;
  }

  async listReleases(name: string): Promise<PublishedRelease[]> {
    throw new Error(`Not implemented: ${name}`);
  }

  async publish(release: Release, folder: string): Promise<boolean> {
    throw new Error(`Not implemented: ${release.name} ${folder}`);
  }

  async fetch(name: string, id: string, folder: string): Promise<void> {
    throw new Error(`Not implemented: ${name} ${id} ${folder}`);
  }

  async remove(name: string, id: string): Promise<void> {
    throw new Error(`Not implemented: ${name} ${id}`);
  }

  async readLog(name: string, environment: Environment): Promise<LogEntry[]> {
    throw new Error(`Not implemented: ${name} ${environment}`);
  }

  async append(name: string, environment: Environment, entry: LogEntry): Promise<void> {
    throw new Error(`Not implemented: ${name} ${environment} ${entry.n}`);
  }

  async accountName(): Promise<string> {
    throw new Error("Not implemented");
  }
}
