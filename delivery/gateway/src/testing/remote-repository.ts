import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import {
  type ReleaseRepository,
  RepositoryUnavailableError,
} from "@ligate/delivery/repository/release-repository";

/** Stands for an npm registry: gateways copy its logs and releases to their own disks. It can be switched off. */
export class RemoteRepository implements ReleaseRepository {
  readonly location = "http://registry.test/";
  /** Ids of the releases that were fetched, in order. */
  readonly fetched: string[] = [];
  isReachable = true;
  readonly #folder = new FolderRepository(mkdtempSync(join(tmpdir(), "ligate-registry-")));

  listPackages: ReleaseRepository["listPackages"] = async (environment) =>
    this.#reach().listPackages(environment);
  listReleases: ReleaseRepository["listReleases"] = (name) => this.#reach().listReleases(name);
  publish: ReleaseRepository["publish"] = (release, folder) => this.#reach().publish(release, folder);
  remove: ReleaseRepository["remove"] = (name, id) => this.#reach().remove(name, id);
  readLog: ReleaseRepository["readLog"] = async (name, environment) =>
    this.#reach().readLog(name, environment);
  append: ReleaseRepository["append"] = (name, environment, entry) =>
    this.#reach().append(name, environment, entry);
  accountName: ReleaseRepository["accountName"] = () => this.#reach().accountName();
  fetch: ReleaseRepository["fetch"] = async (name, id, folder) => {
    this.fetched.push(id);
    await this.#reach().fetch(name, id, folder);
  };

  #reach(): FolderRepository {
    if (this.isReachable) return this.#folder;
    throw new RepositoryUnavailableError(`${this.location} does not answer.`);
  }
}
