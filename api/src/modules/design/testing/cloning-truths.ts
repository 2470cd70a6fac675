import { reverseComplement } from "@ligate/contract/sequences/bases";
import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import type { SequenceTruths } from "./exported-plasmids.ts";

/** Rules that hold for the cloning sites of templates, checked on the exported sequences. */
export const CLONING_TRUTHS: SequenceTruths = {
  "has no site of the enzyme of its cloning cassettes but the two of each": ({ plasmid }) => {
    const marked = plasmid.features.flatMap(({ name }) =>
      / site$/.exec(name) ? [name.replace(/ site$/, "")] : [],
    );
    return ENZYMES.filter(({ name }) => marked.includes(name)).every(
      ({ name, site }) => countSites(plasmid.bases, site) === marked.filter((each) => each === name).length,
    );
  },
};

/** On both strands of a circle, for a site that is no palindrome. */
function countSites(bases: string, site: string): number {
  const circle = bases + bases.slice(0, site.length - 1);
  return circle.split(site).length + circle.split(reverseComplement(site)).length - 2;
}
