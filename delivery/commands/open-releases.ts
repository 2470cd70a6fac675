import { resolve } from "node:path";
import { ROOT } from "@ligate/build/packages";
import type { Settings } from "@ligate/contract/settings/settings";
import { LocalReleases } from "../repository/local-releases.ts";
import { openRepository } from "../repository/open-repository.ts";
import type { Environment, ReleaseRepository } from "../repository/release-repository.ts";

/** The releases of one environment. */
export interface Releases {
  environment: Environment;
  /** The shell and the remotes. */
  names: string[];
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
  const names = ["shell", ...settings.REMOTES];
  return { environment, names, repository, local: new LocalReleases(repository, dir) };
}

/** @throws a sentence if there is no package of this name */
export function assertPackage({ names }: Releases, name: string): void {
  if (names.includes(name)) return;
  throw new Error(
    `There is no package ${name}. The packages are ${names.join(", ")}; REMOTES sets the names of the remotes.`,
  );
}
