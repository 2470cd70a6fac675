/** A restriction enzyme. */
export interface Enzyme {
  name: string;
  /** Its recognition site, 5′ to 3′, in IUPAC letters. */
  site: string;
  /** After how many bases from the start of the site it cuts this strand, and the other one. */
  cuts: readonly [number, number];
}

const enzyme = (name: string, site: string, ...cuts: [number, number]): Enzyme => ({ name, site, cuts });

/** Enzymes that are common in cloning, by name. Sites and cuts are those of REBASE. */
export const ENZYMES: readonly Enzyme[] = [
  enzyme("AatII", "GACGTC", 5, 1),
  enzyme("AflII", "CTTAAG", 1, 5),
  enzyme("AgeI", "ACCGGT", 1, 5),
  enzyme("ApaI", "GGGCCC", 5, 1),
  enzyme("AscI", "GGCGCGCC", 2, 6),
  enzyme("AvrII", "CCTAGG", 1, 5),
  enzyme("BamHI", "GGATCC", 1, 5),
  enzyme("BbsI", "GAAGAC", 8, 12),
  enzyme("BglII", "AGATCT", 1, 5),
  enzyme("BsaI", "GGTCTC", 7, 11),
  enzyme("BsmBI", "CGTCTC", 7, 11),
  enzyme("BsrGI", "TGTACA", 1, 5),
  enzyme("BstBI", "TTCGAA", 2, 4),
  enzyme("ClaI", "ATCGAT", 2, 4),
  enzyme("EcoRI", "GAATTC", 1, 5),
  enzyme("EcoRV", "GATATC", 3, 3),
  enzyme("FseI", "GGCCGGCC", 6, 2),
  enzyme("HindIII", "AAGCTT", 1, 5),
  enzyme("HpaI", "GTTAAC", 3, 3),
  enzyme("KpnI", "GGTACC", 5, 1),
  enzyme("MfeI", "CAATTG", 1, 5),
  enzyme("MluI", "ACGCGT", 1, 5),
  enzyme("NcoI", "CCATGG", 1, 5),
  enzyme("NdeI", "CATATG", 2, 4),
  enzyme("NheI", "GCTAGC", 1, 5),
  enzyme("NotI", "GCGGCCGC", 2, 6),
  enzyme("PacI", "TTAATTAA", 5, 3),
  enzyme("PaqCI", "CACCTGC", 11, 15),
  enzyme("PmeI", "GTTTAAAC", 4, 4),
  enzyme("PstI", "CTGCAG", 5, 1),
  enzyme("SacI", "GAGCTC", 5, 1),
  enzyme("SalI", "GTCGAC", 1, 5),
  enzyme("SapI", "GCTCTTC", 8, 11),
  enzyme("SbfI", "CCTGCAGG", 6, 2),
  enzyme("SmaI", "CCCGGG", 3, 3),
  enzyme("SpeI", "ACTAGT", 1, 5),
  enzyme("SphI", "GCATGC", 5, 1),
  enzyme("SwaI", "ATTTAAAT", 4, 4),
  enzyme("XbaI", "TCTAGA", 1, 5),
  enzyme("XhoI", "CTCGAG", 1, 5),
];

/** The site with its cuts: `G^AATTC`, or `GGTCTC(1/5)` for an enzyme that cuts beside its site. */
export function formatEnzymeSite({ site, cuts: [here, there] }: Enzyme): string {
  if (here > site.length) return `${site}(${here - site.length}/${there - site.length})`;
  return `${site.slice(0, here)}^${site.slice(here)}`;
}
