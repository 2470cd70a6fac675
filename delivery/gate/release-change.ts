import type { Release } from "@ligate/build/release-format/release";

/** A release and the folder with its files. */
export interface ReleaseOnDisk {
  release: Release;
  folder: string;
}

/**
 * Releases that are activated together, which is one release except at the first start and with `--with`, and the
 * releases that are active now.
 */
export interface ReleaseChange {
  candidates: readonly ReleaseOnDisk[];
  /** The active release of every package that has one, those that the candidates replace included. */
  active: readonly ReleaseOnDisk[];
}

const named = (releases: readonly ReleaseOnDisk[], name: string): ReleaseOnDisk | undefined =>
  releases.find(({ release }) => release.name === name);

/** The releases that are active after the change: the candidates and the active releases of the other packages. */
export const releasesAfter = ({ candidates, active }: ReleaseChange): ReleaseOnDisk[] => [
  ...active.filter(({ release }) => !named(candidates, release.name)),
  ...candidates,
];

/** The active release that the candidate of a package replaces. */
export const replacedRelease = ({ active }: ReleaseChange, name: string): ReleaseOnDisk | undefined =>
  named(active, name);

/** Whether the change activates a release of this package. */
export const isCandidate = ({ candidates }: ReleaseChange, name: string): boolean =>
  named(candidates, name) !== undefined;

/** The shell among releases. */
export const findShell = (releases: readonly ReleaseOnDisk[]): ReleaseOnDisk | undefined =>
  named(releases, "shell");

/** All releases but the shell. */
export const listRemotes = (releases: readonly ReleaseOnDisk[]): Release[] =>
  releases.flatMap(({ release }) => (release.name === "shell" ? [] : [release]));

/** A release in sentences: `mf-catalog 0123456789ab`. */
export const formatTitle = ({ name, id }: Pick<Release, "name" | "id">): string => `${name} ${id}`;
