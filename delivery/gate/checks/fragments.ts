import { fragments } from "@ligate/contract/remotes/fragments";
import { formatTitle, type ReleaseChange, replacedRelease } from "../release-change.ts";

const ROUTES = "./routes";
const DECLARED: ReadonlySet<string> = new Set(Object.keys(fragments));

/**
 * Checks that the fragments of the candidates are declared in the contract, and that a declared fragment that is active
 * does not disappear.
 * @returns one sentence per problem
 */
export function checkFragments(change: ReleaseChange): string[] {
  return change.candidates.flatMap(({ release }) => {
    const exposed = fragmentNames(release.name, release.exposes);
    const before = fragmentNames(release.name, replacedRelease(change, release.name)?.release.exposes ?? []);
    return [
      ...exposed
        .filter((name) => !DECLARED.has(name))
        .map(
          (name) =>
            `${formatTitle(release)} exposes the fragment ${name}, which the contract does not declare. ` +
            "Declare its props in shared/contract/src/remotes/fragments.ts, or remove it from ligate.fragments in package.json.",
        ),
      ...before
        .filter((name) => DECLARED.has(name) && !exposed.includes(name))
        .map(
          (name) =>
            `${formatTitle(release)} does not expose the fragment ${name}, which other packages may embed. ` +
            "Expose it in ligate.fragments of package.json; remove it only after its declaration in the contract is removed.",
        ),
    ];
  });
}

/** Federated names such as `mf-catalog/contact-form`. */
const fragmentNames = (remote: string, exposes: readonly string[]): string[] =>
  exposes.filter((module) => module !== ROUTES).map((module) => module.replace(/^\./, remote));
