import { resolve } from "node:path";
import { BROWSER_PACKAGES, ROOT } from "@ligate/build/packages";
import type { Settings } from "@ligate/contract/settings/settings";
import { LocalReleases } from "../repository/local-releases.ts";
import { openRepository } from "../repository/open-repository.ts";
import { type Environment, type ReleaseRepository, sortPackages } from "../repository/release-repository.ts";

/** The releases of one environment. */
export interface Releases {
  environment: Environment;
  repository: ReleaseRepository;
  /** The repository's releases on this machine's disk. */
  local: LocalReleases;
}

/** Opens the release repository of the settings. */
export function openReleases(
  settings: Settings,
  environment: Environment = settings.RELEASES_ENVIRONMENT,
): Releases {
  const dir = resolve(ROOT, settings.RELEASES_DIR);
  const repository = openRepository({
    dir,
    registry: settings.RELEASES_REGISTRY,
    scope: settings.RELEASES_SCOPE,
    token: settings.RELEASES_TOKEN,
  });
  return { environment, repository, local: new LocalReleases(repository, dir) };
}

/**
 * The packages that have been activated in the environment, and those of this workspace: a new remote has no log yet.
 * @throws the errors of the repository
 */
export async function listPackages({ repository, environment }: Releases): Promise<string[]> {
  return sortPackages(new Set([...(await repository.listPackages(environment)), ...BROWSER_PACKAGES]));
}

/** @throws a sentence if there is no package of this name: neither here, nor active, nor published */
export async function assertPackage(releases: Releases, name: string): Promise<void> {
  const names = await listPackages(releases);
  if (names.includes(name) || (await releases.repository.listReleases(name)).length > 0) return;
  throw new Error(`There is no package ${name}. The packages are ${names.join(", ")}.`);
}
