import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { BACKBONE_TRUTHS } from "./backbone-truths.ts";
import { CLONING_TRUTHS } from "./cloning-truths.ts";
import { findStop, listOuter, readBases, type SequenceTruths } from "./exported-plasmids.ts";
import { FRAME_TRUTHS } from "./frame-truths.ts";
import { REPEAT_TRUTHS } from "./repeat-truths.ts";

/** Rules that hold for the bases of every plasmid, checked on the exported sequences. */
export const SEQUENCE_TRUTHS: SequenceTruths = {
  "is covered by its features from end to end, without gaps": ({ plasmid }) => {
    const outer = listOuter(plasmid);
    return (
      outer.every(({ start_bp }, i) => start_bp === (outer[i - 1]?.end_bp ?? 0) + 1) &&
      outer.at(-1)?.end_bp === plasmid.bases.length
    );
  },
  "counts the bases that are known": ({ plasmid: { bases, known_bp } }) =>
    known_bp === bases.length - (bases.match(/N/g)?.length ?? 0),
  "calls a feature schematic where bases are missing, and nowhere else": ({ plasmid }) =>
    plasmid.features.every(
      ({ start_bp, end_bp, is_schematic }) =>
        is_schematic === plasmid.bases.slice(start_bp - 1, end_bp).includes("N"),
    ),
  "has one frame without a stop codon inside in every coding feature": ({ plasmid }) =>
    plasmid.features
      .filter(({ is_coding }) => is_coding)
      .every((feature) => {
        const bases = readBases(plasmid, feature);
        return bases.length % 3 === 0 && [-1, bases.length - 3].includes(findStop(bases));
      }),
  "starts every guide behind the last base of its promoter": ({ plasmid }) =>
    listOuter(plasmid).every((feature, i, all) => {
      const end = POL_III_ENDS[feature.name];
      return !end || (readBases(plasmid, feature).endsWith(end) && all[i + 1]?.kind === "guide");
    }),
  "begins the transcript of every guide behind U6 and 7SK with G": ({ plasmid }) =>
    listOuter(plasmid).every((feature, i, all) => {
      const guide = all[i + 1];
      const isRead = G_STARTS.includes(feature.name) && guide && !beginsOtherwise(plasmid, guide);
      return !isRead || /^[GN]/.test(readBases(plasmid, guide));
    }),
  "ends every guide at a run of six T": ({ plasmid }) =>
    listOuter(plasmid).every((feature, i, all) => {
      // The transcript of Pol II goes on to its polyA signal.
      if (feature.kind !== "guide" || feature.name === "miR30-shRNA") return true;
      const next = all[i + 1];
      return next !== undefined && readBases(plasmid, next) === "TTTTTT";
    }),
  "has the signals of promoters, proteins, terminators and ends on the strand on which they work": ({
    plasmid,
  }) =>
    plasmid.features.every((feature) => {
      const signal = SIGNALS[feature.name];
      return signal === undefined || signal.test(readBases(plasmid, feature));
    }),
  ...FRAME_TRUTHS,
  ...BACKBONE_TRUTHS,
  ...REPEAT_TRUTHS,
  ...CLONING_TRUTHS,
};

const G_STARTS = ["U6", "PU6", "7SK"];
/** CasRx needs its direct repeat at the start, and what is cloned into a cassette brings its own first base. */
const beginsOtherwise = (
  { features }: PlasmidSequence,
  { name, start_bp, end_bp }: SequenceFeature,
): boolean =>
  name === "crRNA" ||
  features.some((each) => each.name.endsWith(" site") && each.start_bp >= start_bp && each.end_bp <= end_bp);

const U6 = "GAAACACC";
/** Pol III promoters by their last bases. */
const POL_III_ENDS: Record<string, string> = {
  U6,
  PU6: U6,
  "7SK": "GGGTACCTC",
  PH1: "TATGAGACCAC",
  "PH1-TetO": "GATAGAGACACC",
};

/**
 * TATA boxes, polyA signals with what is around them, the ends of what is packaged or integrated, and the first residues of
 * proteins: human codons leave frames without stop codons on the other strand too.
 */
const SIGNALS: Record<string, RegExp> = {
  CMV: /TATATAAGCAGAGC/,
  PCMV: /TATATAAGCAGAGC/,
  PEF1A: /TATATAAGTGCAGTAG/,
  PEFS: /TATATAAGTGCAGTAG/,
  U6: /^GAGGGCCTATTTCCC.*TATATATCTTG/,
  PU6: /^GAGGGCCTATTTCCC.*TATATATCTTG/,
  "7SK": /^CTGCAGTATTTAGCATG.*TTTATATAGCTTG/,
  PH1: /TTATAAGTTCTGTATGAGACCAC$/,
  "PH1-TetO": /CTTATAAGTTCCCTATCAG/,
  SpCas9: /^(ATG)?GACAAGAAGTACAGC/,
  dCas9: /^(ATG)?GACAAGAAGTACAGCATCGGCCTGGCC/,
  SaCas9: /^AAGCGGAACTACATCCTGGGCCTG/,
  CasRx: /^(ATG)?ATCGAAAAAAAAAAGTCC/,
  VPR: /^GACGCATTGGACGATTTTGAT/,
  EGFP: /^(ATG)?GTGAGCAAGGGCGAGGAGCTG/,
  Puro: /^(ATG)?ACCGAGTACAAGCCC/,
  Neo: /^(ATG)?ATTGAACAAGATGG/,
  "bGH polyA": /^CTGTGCCTTCTAGTTGCC.*AATAAAATGAGGAAATTGCATCGC.*GCTCTATGG$/,
  "SV40 polyA": /^AACTTGTTTATTGCAGC.*AATAAAGCAATAGCATC.*CAATGTATCTTA$/,
  "5' LTR": /^GGGTCTCTCTGG/,
  "3' LTR": /^TGGAAGGGCTAATTCA.*AATAAAGCTTGCC/,
  "5' PB repeat": /^TTAACCCTAGAAA/,
  "3' PB repeat": /TTTCTAGGGTTAA$/,
  "3' ITR": /^AGGAACCCCTAGTGATGG/,
};
