import type { CloningSite } from "../catalog/cloning-schemas.ts";
import { addedStart } from "../specification/check-guide.ts";
import { reverseComplement } from "./bases.ts";
import { ENZYMES } from "./enzymes.ts";

type GuideSite = Required<Pick<CloningSite, "overhangs" | "guide">>;

/**
 * The two oligonucleotides that are annealed and ligated into a cut template, both 5′ to 3′: the first with the overhang in front
 * of the guide, the second with that behind it.
 * @param bases the guide, or the target of a hairpin; upper case
 */
export function annealedOligos(bases: string, { overhangs, guide }: GuideSite): [string, string] {
  const hairpin = guide.loop === undefined ? "" : guide.loop + reverseComplement(bases);
  const insert = addedStart(bases, guide.rule) + bases + hairpin + guide.behind;
  return [overhangs[0] + insert, reverseComplement(insert + overhangs[1])];
}

/**
 * The tails of the primers of an insert, both 5′ to 3′: the site of the enzyme, and the overhang that it leaves. `N` is any
 * base.
 */
export function primerTails({ enzyme, overhangs }: Pick<CloningSite, "enzyme" | "overhangs">) {
  const { site = "", cuts = [0, 0] } = ENZYMES.find(({ name }) => name === enzyme) ?? {};
  const start = site + "N".repeat(Math.max(0, cuts[0] - site.length));
  return [start + overhangs[0], start + reverseComplement(overhangs[1])] as const;
}
