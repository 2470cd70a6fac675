import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FRAGMENTS_FILE } from "@ligate/build/release-format/release";
import { FragmentSchemas, findPropsDifference } from "@ligate/contract/compatibility/fragment-schemas";
import {
  formatTitle,
  isCandidate,
  type ReleaseChange,
  type ReleaseOnDisk,
  releasesAfter,
} from "../release-change.ts";

/**
 * Checks the fragments that releases embed: the release of the remote that owns a fragment exposes it, and takes the props
 * that are passed. Compares candidates with each other and with the active releases, as embedding and as owning release.
 * @returns one sentence per problem
 */
export function checkFragments(change: ReleaseChange): string[] {
  const releases = releasesAfter(change);
  return releases.flatMap((user) =>
    Object.keys(user.release.embeds).flatMap((fragment) => {
      const [name = ""] = fragment.split("/");
      const owner = releases.find(({ release }) => release.name === name);
      const isOwnerCandidate = isCandidate(change, name);
      if (!owner || !(isOwnerCandidate || isCandidate(change, user.release.name))) return [];
      const problem = isOwnerCandidate
        ? ownerProblem(fragment, user, owner)
        : userProblem(fragment, user, owner);
      return problem ? [problem] : [];
    }),
  );
}

/** The problem of a candidate that owns a fragment that another release embeds. */
function ownerProblem(fragment: string, user: ReleaseOnDisk, owner: ReleaseOnDisk): string | undefined {
  const [title, embedding] = [formatTitle(owner.release), formatTitle(user.release)];
  if (!isExposed(fragment, owner))
    return (
      `${title} does not expose the fragment ${fragment}, which ${embedding} embeds. Expose it in ligate.fragments of ` +
      `${owner.release.name}/package.json until a release of ${user.release.name} without it is active.`
    );
  const difference = propsDifference(fragment, user, owner);
  return (
    difference &&
    `The fragment ${fragment}: ${difference}. Keep what ${user.release.name} passes until another release of it is ` +
      "active, or activate both together with --with."
  );
}

/** The problem of a candidate that embeds a fragment of another release. */
function userProblem(fragment: string, user: ReleaseOnDisk, owner: ReleaseOnDisk): string | undefined {
  const [title, active] = [formatTitle(user.release), formatTitle(owner.release)];
  const { name } = owner.release;
  if (!isExposed(fragment, owner))
    return (
      `${title} embeds the fragment ${fragment}, which the active ${active} does not expose. ` +
      `Activate a release of ${name} that exposes it first, or both together with --with.`
    );
  const difference = propsDifference(fragment, user, owner);
  return (
    difference &&
    `The fragment ${fragment}: ${difference}. Activate a release of ${name} that takes it first, or both together with --with.`
  );
}

const isExposed = (fragment: string, { release }: ReleaseOnDisk): boolean =>
  release.exposes.some((module) => module.replace(/^\./, release.name) === fragment);

/** The first difference between the props that a release passes and those that the fragment of another release takes. */
function propsDifference(fragment: string, user: ReleaseOnDisk, owner: ReleaseOnDisk): string | undefined {
  const sent = readSchemas(user)?.embeds[fragment];
  const taken = readSchemas(owner)?.offers[fragment];
  if (!sent || !taken) return undefined;
  return findPropsDifference(formatTitle(user.release), sent, formatTitle(owner.release), taken);
}

/** The schemas of a release's fragments; older releases have none. */
function readSchemas({ folder, release }: ReleaseOnDisk): FragmentSchemas | undefined {
  if (!release.files[FRAGMENTS_FILE]) return undefined;
  return FragmentSchemas.parse(JSON.parse(readFileSync(join(folder, FRAGMENTS_FILE), "utf8")));
}
