import { reverseComplement } from "@ligate/contract/sequences/bases";
import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { isStopCodon } from "../data/read-sequences.ts";

/** A plasmid as it is exported, and the end of the protein that a tagging kit fuses to. */
export interface Exported {
  plasmid: PlasmidSequence;
  terminus?: "N" | "C" | undefined;
}

/** Rules that hold for the bases of every plasmid, checked on the exported sequences. */
export const SEQUENCE_TRUTHS: Record<string, (exported: Exported) => boolean> = {
  "is covered by its features from end to end, without gaps": ({ plasmid }) => {
    const ends = outer(plasmid).map(({ end_bp }) => end_bp);
    const starts = outer(plasmid).map(({ start_bp }) => start_bp);
    return (
      starts.every((start, i) => start === (ends[i - 1] ?? 0) + 1) && ends.at(-1) === plasmid.bases.length
    );
  },
  "counts the bases that are known": ({ plasmid: { bases, known_bp } }) =>
    known_bp === bases.length - (bases.match(/N/g)?.length ?? 0),
  "calls a feature schematic where bases are missing, and nowhere else": ({ plasmid }) =>
    plasmid.features.every((each) => each.is_schematic === normalizeBases(plasmid, each).includes("N")),
  "has one frame without a stop codon inside in every coding feature": ({ plasmid }) =>
    plasmid.features
      .filter(({ is_coding }) => is_coding)
      .every((feature) => {
        const codons = findEndCodons(normalizeBases(plasmid, feature));
        return codons.every(({ length }) => length === 3) && !codons.slice(0, -1).some(isStopCodon);
      }),
  "starts every protein behind GCCACC at ATG, or in the frame of the gene": ({ plasmid }) =>
    framesOf(plasmid).every(({ start, isReadByGene }) => {
      const around = plasmid.bases.slice(start - 1 - KOZAK.length, start + 2);
      return isReadByGene || around === `${KOZAK}ATG` || (around.startsWith(KOZAK) && around.endsWith("NNN"));
    }),
  "reads every fused feature in the frame of the start codon": ({ plasmid }) =>
    framesOf(plasmid).every(({ start, read }) => read.every(({ start_bp }) => (start_bp - start) % 3 === 0)),
  "ends every protein at a stop codon in its frame, unless the gene behind it goes on": (exported) =>
    framesOf(exported.plasmid).every((frame) => endsWell(exported, frame)),
  "starts every guide behind the last base of its promoter": ({ plasmid }) =>
    plasmid.features.every((feature, i, all) => {
      if (!GUIDE_PROMOTERS.includes(feature.name)) return true;
      return normalizeBases(plasmid, feature).endsWith("GAAACACC") && all[i + 1]?.kind === "guide";
    }),
  "ends every guide at a run of six T": ({ plasmid }) =>
    outer(plasmid).every((feature, i, all) => {
      // The transcript of Pol II goes on to its polyA signal.
      if (feature.kind !== "guide" || feature.name === "miR30-shRNA") return true;
      const next = all[i + 1];
      return next !== undefined && normalizeBases(plasmid, next) === "TTTTTT";
    }),
  "has the signals of promoters, proteins, terminators and ends on the strand on which they work": ({
    plasmid,
  }) =>
    plasmid.features.every((feature) => {
      const signal = SIGNALS[feature.name];
      return signal === undefined || signal.test(normalizeBases(plasmid, feature));
    }),
  "has the same ends in opposite directions around an AAV genome": ({ plasmid }) => {
    const [left, right] = ["5' ITR", "3' ITR"].map((name) => named(plasmid, name));
    if (!left || !right) return left === right;
    return (
      left.strand === -1 &&
      normalizeBases(plasmid, left) === reverseComplement(normalizeBases(plasmid, right))
    );
  },
};

const KOZAK = "GCCACC";
const GUIDE_PROMOTERS = ["U6", "PU6"];

/**
 * TATA boxes, polyA signals, the ends of what is packaged or integrated, and the first residues of proteins: human codons leave
 * frames without stop codons on the other strand too.
 */
const SIGNALS: Record<string, RegExp> = {
  CMV: /TATATAAGCAGAGC/,
  PCMV: /TATATAAGCAGAGC/,
  PEF1A: /TATATAAGTGCAGTAG/,
  PEFS: /TATATAAGTGCAGTAG/,
  U6: /^GAGGGCCTATTTCCC.*TATATATCTTG/,
  PU6: /^GAGGGCCTATTTCCC.*TATATATCTTG/,
  PH1: /TTATAAGTTCTGTATGAGACCAC$/,
  SpCas9: /^ATGGACAAGAAGTACAGC/,
  dCas9: /^ATGGACAAGAAGTACAGCATCGGCCTGGCC/,
  CasRx: /^ATGATCGAAAAAAAAAAGTCC/,
  EGFP: /^ATGGTGAGCAAGGGCGAGGAGCTG/,
  Puro: /^ATGACCGAGTACAAGCCC/,
  Neo: /^ATGATTGAACAAGATGG/,
  polyA: /AATAAA/,
  "5' LTR": /^GGGTCTCTCTGG/,
  "3' LTR": /^TGGAAGGGCTAATTCA.*AATAAAGCTTGCC/,
  "5' PB repeat": /^TTAACCCTAGAAA/,
  "3' PB repeat": /TTTCTAGGGTTAA$/,
  "3' ITR": /^AGGAACCCCTAGTGATGG/,
};

/** A reading frame of a plasmid. */
interface Frame {
  /** Position of the first base of its first codon. */
  start: number;
  isReadByGene: boolean;
  /** The features behind the start up to the end of the cassette. */
  read: SequenceFeature[];
  /** The feature behind the cassette, where translation must have ended. */
  next: SequenceFeature | undefined;
}

const ENDS = /^(polyA|WPRE|Right homology arm)$/;
const JOINTS = ["P2A", "Linker"];

/** One frame per Kozak sequence, and that of the gene in front of a donor. */
function framesOf(plasmid: PlasmidSequence): Frame[] {
  const all = outer(plasmid);
  return all.flatMap((feature, i) => {
    const following = all.slice(i + 1);
    const isKozak = feature.name.startsWith("Kozak");
    const isReadByGene = feature.name === "Left homology arm" && JOINTS.includes(following[0]?.name ?? "");
    if (!isKozak && !isReadByGene) return [];
    const end = following.findIndex(({ name, kind }) => kind === "promoter" || ENDS.test(name));
    const start = isKozak ? feature.start_bp + KOZAK.length : feature.end_bp + 1;
    return [{ start, isReadByGene, read: following.slice(0, end), next: following[end] }];
  });
}

/** A schematic protein at the end has its stop codon among its unknown bases. */
function endsWell({ plasmid, terminus }: Exported, { start, read, next }: Frame): boolean {
  const end = (next?.start_bp ?? 0) - 1;
  const codons = findEndCodons(plasmid.bases.slice(start - 1, end));
  const stop = codons.findIndex(isStopCodon);
  const isWhole = codons.at(-1)?.length === 3;
  const goesOn = terminus === "N" && next?.name === "Right homology arm";
  const isUnknown = read.at(-1)?.is_schematic === true && codons.at(-1) === "NNN";
  return isWhole && (goesOn || isUnknown ? stop === -1 : stop === codons.length - 1);
}

/** The features of the plasmid without those within a guide. */
const outer = ({ features }: PlasmidSequence): SequenceFeature[] =>
  features.filter((feature, i) => !features.slice(0, i).some((other) => other.end_bp >= feature.start_bp));

const named = ({ features }: PlasmidSequence, name: string) => features.find((each) => each.name === name);

const normalizeBases = ({ bases }: PlasmidSequence, { start_bp, end_bp }: SequenceFeature): string =>
  bases.slice(start_bp - 1, end_bp);

const findEndCodons = (bases: string): string[] => bases.match(/.{1,3}/g) ?? [];
