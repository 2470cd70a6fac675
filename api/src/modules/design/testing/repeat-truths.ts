import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { listRepeats } from "./direct-repeats.ts";
import { findFeature, listOuter, readBases, type SequenceTruths } from "./exported-plasmids.ts";
import { isPolyA, isRelease, POL_III } from "./transcripts.ts";

/** Rules that hold for the elements that a plasmid has twice, checked on the exported sequences. */
export const REPEAT_TRUTHS: SequenceTruths = {
  "has no direct repeat over 60 nt between its LTRs or ITRs, but for SaCas9 scaffolds and tdTomato": ({
    plasmid,
  }) =>
    listRepeats(plasmid).every(
      ({ first, second }) =>
        (first === second && first.name === "tdTomato") ||
        (first.name === "gRNA 1" && second.name === "gRNA 2" && findFeature(plasmid, "SaCas9") !== undefined),
    ),
  "has no 2A element and no polyA signal twice in the same coding": ({ plasmid }) => {
    const elements = listOuter(plasmid).filter((feature) => isRelease(feature) || isPolyA(feature));
    return new Set(elements.map((feature) => readBases(plasmid, feature))).size === elements.length;
  },
  "has a second guide behind another Pol III promoter, that of SpCas9 with the F+E scaffold": ({
    plasmid,
  }) => {
    const all = listOuter(plasmid);
    const promoters = all
      .filter((_, i) => all[i + 1]?.kind === "guide")
      .map(({ name }) => name.replace(/^P(?=U6$)/, ""));
    const isDistinct = new Set(promoters).size === promoters.length;
    const isPolIII = promoters.length < 2 || promoters.every((name) => POL_III.includes(name));
    return isDistinct && isPolIII && hasFlippedScaffold(plasmid, promoters.length);
  },
};

/**
 * The first bases of both scaffolds: F+E has a flipped A-U pair and a longer first hairpin. The first three are cloned with the
 * second guide of a template.
 */
const SCAFFOLD = /^GTTTTAGAGCTAGAAATAGCAAG/;
const FLIPPED_SCAFFOLD = /^(GTT)?TAAGAGCTATGCTGGAAACAGCATAGCAAG/;

function hasFlippedScaffold(plasmid: PlasmidSequence, guides: number): boolean {
  const scaffolds = plasmid.features.filter(({ name }) => name === "scaffold");
  if (guides < 2 || findFeature(plasmid, "SaCas9")) return true;
  const [first, second] = scaffolds.map((feature) => readBases(plasmid, feature));
  return SCAFFOLD.test(first ?? "") && FLIPPED_SCAFFOLD.test(second ?? "");
}
