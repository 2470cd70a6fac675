import { FolderRepository } from "./folder-repository.ts";
import { NpmRepository } from "./npm-repository.ts";
import type { ReleaseRepository } from "./release-repository.ts";

export interface RepositorySettings {
  /** RELEASES_DIR: the repository, unless there is a registry. */
  dir: string;
  /** RELEASES_REGISTRY: address of an npm registry. */
  registry?: string | undefined;
  /** RELEASES_SCOPE: scope of the packages in the registry, such as `@ligate`. */
  scope: string;
  /** RELEASES_TOKEN. Without a token, releases can only be read. */
  token?: string | undefined;
}

/** Opens the npm registry if there is one, otherwise the folder. */
export const openRepository = ({ dir, registry, scope, token }: RepositorySettings): ReleaseRepository =>
  registry === undefined ? new FolderRepository(dir) : new NpmRepository({ registry, scope, token });
