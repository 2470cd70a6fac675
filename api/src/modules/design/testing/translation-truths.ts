import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { Truths } from "./every-kit.ts";
import {
  getTranscripts,
  isIres,
  isKozak,
  isProtein,
  isRelease,
  LEFT_ARM,
  upToPromoter,
} from "./transcripts.ts";

/** Rules that hold for the reading frames of every plasmid, checked on the names and lengths of its parts. */
export const TRANSLATION_TRUTHS: Truths = {
  "starts translation once per frame, by a Kozak sequence or an IRES, unless the gene in front of it does": ({
    plasmids,
  }) =>
    plasmids.flatMap(proteinTranscripts).every(({ start, made }) => {
      if (isIres(start)) return !made.some(isKozak) && made[0] !== undefined && isProtein(made[0]);
      const isReadByGene = start.name === LEFT_ARM && isJoint(made[0]);
      const starts = made.filter(isKozak);
      return isReadByGene
        ? starts.length === 0
        : starts.length === 1 && made[0] === starts[0] && !isJoint(made[1]);
    }),
  "gives a start codon to what has none of its own": ({ plasmids }) =>
    plasmids.flatMap(proteinTranscripts).every(({ made: [kozak, first] }) => {
      if (!kozak || !isKozak(kozak)) return true;
      return (kozak.name === "Kozak") === (first?.kind !== "tag" && first?.name !== "SaCas9");
    }),
  "keeps everything that is fused in one frame": ({ plasmids }) =>
    plasmids
      .flatMap(proteinTranscripts)
      .every(({ made }) => regionLength(made.filter((part) => !isKozak(part) && !isOpen(part))) % 3 === 0),
  "is translated to a stop codon at the end, unless the gene behind it goes on": (kit) =>
    kit.plasmids.flatMap(proteinTranscripts).every(({ start, made }) => {
      const goesOn = start.name === LEFT_ARM && kit.terminus === "N";
      const stops = made.filter(hasStop);
      return goesOn ? stops.length === 0 : stops.length === 1 && stops[0] === made.at(-1);
    }),
};

/**
 * Proteins with a stop codon, by their length with it and with their start codon. Of the others, and inside a fusion, it is left
 * out; so is the start codon behind what a protein is fused to.
 */
const WITH_STOP: Record<string, number> = {
  EGFP: 720,
  mCherry: 711,
  mVenus: 720,
  tdTomato: 1431,
  iRFP670: 936,
  Puro: 600,
  Neo: 795,
  Hygro: 1026,
  Blast: 399,
  Zeo: 375,
  rtTA: 747,
  "Custom fluorescence (schematic)": 720,
  "Custom selection (schematic)": 699,
  "Control ORF (EGFP)": 720,
  "Control ORF (luciferase)": 1653,
  "TP53 ORF": 1182,
  "DMD ORF": 11_058,
};

const CODON = 3;

/** The insert of these brings its own stop codon if nothing is fused to it. */
const CLONED = /^(Insert|Cloning site)$|length not on file/;

/** A cloning cassette, in whose place customers clone whole codons. */
const isOpen = ({ name, length_bp, known_bp }: PlasmidPart): boolean =>
  name === "Cloning site" && known_bp === length_bp;

function hasStop({ name, length_bp }: PlasmidPart, i: number, made: PlasmidPart[]): boolean {
  const before = made[i - 1];
  const isFused = before !== undefined && before.name !== "Kozak" && !isRelease(before);
  if (name === "Stop codon") return true;
  if (CLONED.test(name)) return i === made.length - 1;
  return WITH_STOP[name] === length_bp + (isFused ? CODON : 0);
}

interface ProteinTranscript {
  /** The promoter or the left homology arm, or the IRES of a second frame. */
  start: PlasmidPart;
  /** From the Kozak sequence to the stop codon. */
  made: PlasmidPart[];
}

const JOINTS = ["Linker", "NLS", "Stop codon"];
const isJoint = (part: PlasmidPart | undefined): boolean =>
  part !== undefined && (isRelease(part) || JOINTS.includes(part.name));

function proteinTranscripts(plasmid: Plasmid): ProteinTranscript[] {
  return getTranscripts(plasmid).flatMap(({ start, polymerase, body }) => {
    const read = upToPromoter(body);
    const at = read.findIndex(isIres);
    const ires = read[at];
    const frames = ires
      ? [
          { start, made: read.slice(0, at) },
          { start: ires, made: read.slice(at + 1) },
        ]
      : [{ start, made: read }];
    return polymerase === "II" && start.name !== "RSV"
      ? frames.map(toTranslated).filter(({ made }) => made.length > 0)
      : [];
  });
}

const toTranslated = ({ start, made }: ProteinTranscript): ProteinTranscript => ({
  start,
  made: made.filter((part) => isKozak(part) || isProtein(part) || isJoint(part)),
});

const regionLength = (parts: PlasmidPart[]): number =>
  parts.reduce((sum, { length_bp }) => sum + length_bp, 0);
