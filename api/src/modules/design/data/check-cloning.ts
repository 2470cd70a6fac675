import { reverseComplement } from "@ligate/contract/sequences/bases";
import { ENZYMES, type Enzyme } from "@ligate/contract/sequences/enzymes";
import { ContentError } from "../../../content-files/content-folder.ts";
import { type DesignData, requireKnown } from "./design-files.ts";

const FILE = "design/vectors.yaml";

/** Checks that each structure has cloning cassettes, which are cut at their ends by an enzyme of the table. */
export function checkCloning({ vectors: { cloning }, structures }: DesignData): void {
  const { enzymes, cassettes } = cloning;
  requireKnown(
    FILE,
    "cloning.enzymes",
    structures.map(({ symbol }) => symbol),
    Object.keys(enzymes),
  );
  requireKnown(FILE, "cloning.enzymes", Object.values(enzymes).flat(), Object.keys(cassettes));
  for (const [name, { bases }] of Object.entries(cassettes)) {
    const enzyme = ENZYMES.find((each) => each.name === name);
    const problem = enzyme ? cassetteProblem(bases, enzyme) : "is no enzyme of the table";
    if (problem) throw new ContentError(FILE, undefined, `cloning.cassettes: ${name} ${problem}`);
  }
}

/** The problem as a predicate without its subject. */
function cassetteProblem(bases: string, { site, cuts }: Enzyme): string | undefined {
  const gap = cuts[0] - site.length;
  if (gap < 0 || cuts[1] <= cuts[0]) return "does not leave a 5' overhang beside its site";
  const isOutward =
    bases.startsWith(reverseComplement(site), gap) && bases.endsWith(site, bases.length - gap);
  return isOutward ? undefined : "does not cut at both ends of its cassette";
}
