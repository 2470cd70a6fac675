import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { isStopCodon } from "../data/read-sequences.ts";
import { type Exported, findStop, listOuter, readBases, type SequenceTruths } from "./exported-plasmids.ts";
import { isIres, isKozak, isPolyA, isRelease } from "./transcripts.ts";

/** Rules that hold for the reading frames of every plasmid, checked on the exported sequences. */
export const FRAME_TRUTHS: SequenceTruths = {
  "starts every protein at its first ATG, behind GCCACC or the end of an IRES, or in the frame of the gene":
    ({ plasmid }) =>
      framesOf(plasmid).every(({ start, before, isReadByGene }) => {
        if (isIres(before)) {
          const around = plasmid.bases.slice(start - 1 - IRES_END.length, start + 2);
          return [`${IRES_END}ATG`, `${IRES_END}NNN`].includes(around);
        }
        const around = plasmid.bases.slice(start - 1 - KOZAK.length, start + 2);
        return (
          isReadByGene || around === `${KOZAK}ATG` || (around.startsWith(KOZAK) && around.endsWith("NNN"))
        );
      }),
  "has no start codon on what is fused to the feature before it": ({ plasmid }) =>
    framesOf(plasmid).every(({ before, read }) =>
      read.every((feature, i) => {
        const previous = read[i - 1] ?? before;
        const isFused = previous.name !== "Kozak" && !isRelease(previous) && !isIres(previous);
        return !isFused || !readBases(plasmid, feature).startsWith("ATG");
      }),
    ),
  "has a start codon on every marker that a 2A element releases": ({ plasmid }) =>
    framesOf(plasmid).every(({ read }) =>
      read.every((feature, i) => {
        const previous = read[i - 1];
        const isReleased = /fluorescence|selection/.test(feature.kind) && previous && isRelease(previous);
        return !isReleased || /^(ATG|NNN)/.test(readBases(plasmid, feature));
      }),
    ),
  "has no stop codon in front of what is fused to or released from it": ({ plasmid }) =>
    framesOf(plasmid).every(({ read }) =>
      read.every(
        (feature, i) =>
          // An added stop codon ends the frame.
          read[i + 1] === undefined ||
          read[i + 1]?.name === "Stop codon" ||
          !isStopCodon(readBases(plasmid, feature).slice(-3)),
      ),
    ),
  "reads every fused feature in the frame of the start codon": ({ plasmid }) =>
    framesOf(plasmid).every(({ start, read }) => read.every(({ start_bp }) => (start_bp - start) % 3 === 0)),
  "ends every protein at a stop codon in its frame, unless the gene behind it goes on": (exported) =>
    framesOf(exported.plasmid).every((frame) => endsWell(exported, frame)),
};

const KOZAK = "GCCACC";
/** In front of the eleventh AUG of encephalomyocarditis virus. */
const IRES_END = "AAACACGATGATAAT";

/** A reading frame of a plasmid. */
interface Frame {
  /** Position of the first base of its first codon. */
  start: number;
  isReadByGene: boolean;
  /** The feature that it starts in or behind: a Kozak sequence, an IRES, or the left homology arm. */
  before: SequenceFeature;
  /** The features behind the start up to the end of the cassette. */
  read: SequenceFeature[];
  /** The feature behind the cassette, where translation must have ended. */
  next: SequenceFeature | undefined;
}

const frames = new WeakMap<PlasmidSequence, Frame[]>();

function framesOf(plasmid: PlasmidSequence): Frame[] {
  const found = frames.get(plasmid) ?? findFrames(plasmid);
  frames.set(plasmid, found);
  return found;
}

/** One frame per Kozak sequence and IRES, and that of the gene in front of a donor; none into which customers have yet to clone. */
function findFrames(plasmid: PlasmidSequence): Frame[] {
  const all = listOuter(plasmid);
  return all.flatMap((before, i) => {
    const following = all.slice(i + 1);
    const isStart = isKozak(before) || isIres(before);
    const isReadByGene = before.name === "Left homology arm" && isJoint(following[0]);
    if (!isStart && !isReadByGene) return [];
    const end = following.findIndex(isEnd);
    if (following.slice(0, end).some(isOpen)) return [];
    const start = isKozak(before) ? before.start_bp + KOZAK.length : before.end_bp + 1;
    return [{ start, isReadByGene, before, read: following.slice(0, end), next: following[end] }];
  });
}

const isJoint = (feature: SequenceFeature | undefined): boolean =>
  feature !== undefined && (feature.name === "Linker" || isRelease(feature));
const isOpen = ({ name, is_schematic }: SequenceFeature): boolean => name === "Cloning site" && !is_schematic;
const isEnd = (feature: SequenceFeature): boolean =>
  ["promoter", "guide"].includes(feature.kind) ||
  /^(WPRE|IRES|Right homology arm)$/.test(feature.name) ||
  isPolyA(feature);

/** A schematic protein at the end has its stop codon among its unknown bases. */
function endsWell({ plasmid, terminus }: Exported, { start, read, next }: Frame): boolean {
  const bases = plasmid.bases.slice(start - 1, (next?.start_bp ?? 1) - 1);
  const goesOn = terminus === "N" && next?.name === "Right homology arm";
  const isUnknown = read.at(-1)?.is_schematic === true && bases.endsWith("NNN");
  return bases.length % 3 === 0 && findStop(bases) === (goesOn || isUnknown ? -1 : bases.length - 3);
}
