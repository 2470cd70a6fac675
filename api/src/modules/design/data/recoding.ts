import { translate } from "@ligate/contract/sequences/bases";
import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import { findSites } from "@ligate/contract/sequences/find-sites";
import { z } from "zod";

const Codon = z.string().regex(/^[ACGT]{3}$/, "must be a codon");

/** The codons of a reading frame that differ from its published sequence, each to remove the site of an enzyme. */
export const Recoding = z.array(
  z.strictObject({
    enzyme: z.enum(ENZYMES.map(({ name }) => name)),
    /** Position of the first base of the codon, from 1. */
    at: z.int().min(1),
    published: Codon,
    codon: Codon,
  }),
);
export type Recoding = z.infer<typeof Recoding>;

/** The bases as published: with the original codons. */
export const publishedBases = (bases: string, recoding: Recoding): string =>
  recoding.reduce((read, { at, published }) => withCodon(read, at, published), bases);

const withCodon = (bases: string, at: number, codon: string): string =>
  bases.slice(0, at - 1) + codon + bases.slice(at + 2);

/** Why a recoding does not fit to the bases, as a predicate without its subject; `undefined` if it does. */
export function recodingProblem(bases: string, recoding: Recoding): string | undefined {
  for (const { enzyme, at, published, codon } of recoding) {
    const name = `${published}>${codon} at ${at}`;
    if (at % 3 !== 1 || bases.slice(at - 1, at + 2) !== codon) return `does not have the codon of ${name}`;
    if (translate(published) !== translate(codon)) return `has another residue by ${name}`;
    const site = ENZYMES.find((each) => each.name === enzyme)?.site ?? "";
    const sites = findSites(bases, site).length;
    if (sites > 0) return `still has a ${enzyme} site`;
    if (findSites(withCodon(bases, at, published), site).length <= sites) {
      return `had no ${enzyme} site at ${name}`;
    }
  }
  return undefined;
}

/** Example: `; the synonym GTC>GTG at 388 removes a BsmBI site`. Empty for a sequence as published. */
export const recodingNote = (recoding: Recoding): string =>
  recoding
    .map(
      ({ enzyme, at, published, codon }) =>
        `; the synonym ${published}>${codon} at ${at} removes a ${enzyme} site`,
    )
    .join("");
