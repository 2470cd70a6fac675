import { reverseComplement } from "@ligate/contract/sequences/bases";
import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { structures, vectors } from "../data/design-data.ts";
import { listOuter, type SequenceTruths } from "./exported-plasmids.ts";

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
  "leaves no cloning site open that an enzyme of its structure could cut alone": ({ plasmid }) => {
    const all = listOuter(plasmid);
    const at = all.findIndex(({ name, is_schematic }) => name === "Cloning site" && is_schematic);
    const site = all[at];
    if (!site) return true;
    const rest = plasmid.bases.slice(0, site.start_bp - 1) + plasmid.bases.slice(site.end_bp);
    const left = plasmid.bases.slice(site.start_bp - 5, site.start_bp - 1);
    const right = plasmid.bases.slice(site.end_bp, site.end_bp + 4);
    const isAmbiguous = left === right || left === reverseComplement(right);
    return (
      isAmbiguous || rest.includes("N") || listEnzymes(plasmid).every((one) => countSites(rest, one) > 0)
    );
  },
};

/** The sites of the enzymes of a plasmid's structure, which its name begins with. */
function listEnzymes({ name }: PlasmidSequence): string[] {
  const structure = structures.find(({ label }) => name.startsWith(`${label}[`));
  const named = vectors.cloning.enzymes[structure?.symbol ?? ""] ?? [];
  return ENZYMES.filter((enzyme) => named.includes(enzyme.name)).map(({ site }) => site);
}

/** On both strands of a circle, for a site that is no palindrome. */
function countSites(bases: string, site: string): number {
  const circle = bases + bases.slice(0, site.length - 1);
  return circle.split(site).length + circle.split(reverseComplement(site)).length - 2;
}
