import { functions, prices } from "./data/design-data.ts";
import type { CodingSequence, Target } from "./target.ts";

/** The gene's only reading frame where no accession of a transcript is on file. */
const ONLY_FRAME = "gene";

export const withoutVersion = (accession: string): string => accession.replace(/\.\d+$/, "");

const versionNumber = ({ transcript }: CodingSequence): number =>
  Number(/\.(\d+)$/.exec(transcript)?.[1] ?? 0);

/** The codes of the functions whose vectors carry the reading frame of the gene. */
export const frameFunctions: readonly string[] = prices.orf.functions;

/** Whether vectors of a function carry the reading frame of the gene. @param fn its code */
export const expressesGene = (fn: string): boolean => frameFunctions.includes(fn);

/** Tagging kits say which residues a tag is fused to. */
const READERS = [...frameFunctions, "KT"];

/** Whether a page of a design shows bases of coding sequences. @param fn its code or name */
export const readsCodingSequences = (fn: string | undefined): boolean =>
  functions.some(({ code, name }) => READERS.includes(code) && (code === fn || name === fn));

/** The name in a line that takes the default: the canonical transcript without a version. */
export const defaultTranscript = ({ transcript }: Target): string => transcript ?? ONLY_FRAME;

/** The newest version of each coding sequence on file: that of the canonical transcript first, then RefSeq's. */
export function listCodingSequences(target: Target): CodingSequence[] {
  const newest = new Map<string, CodingSequence>();
  for (const sequence of target.codingSequences ?? []) {
    const accession = withoutVersion(sequence.transcript);
    const other = newest.get(accession);
    if (!other || versionNumber(other) < versionNumber(sequence)) newest.set(accession, sequence);
  }
  const isEnsembl = (accession: string) => (accession.startsWith("ENS") ? 1 : 0);
  return [...newest]
    .toSorted(
      ([a], [b]) => rank(a, target) - rank(b, target) || isEnsembl(a) - isEnsembl(b) || (a < b ? -1 : 1),
    )
    .map(([, sequence]) => sequence);
}

const rank = (accession: string, target: Target): number =>
  accession === withoutVersion(target.transcript ?? "") ? 0 : 1;

/** The coding sequence of the canonical transcript; `undefined` if it is not on file. */
export function findCanonicalSequence(target: Target): CodingSequence | undefined {
  const [first] = target.codingSequences?.length ? listCodingSequences(target) : [];
  return first && rank(withoutVersion(first.transcript), target) === 0 ? first : undefined;
}

/** The coding sequence that a line names, also in a former version; that of the canonical transcript by default. */
export const findCodingSequence = (
  target: Target,
  transcript: string | undefined,
): CodingSequence | undefined =>
  transcript === undefined || transcript === defaultTranscript(target)
    ? findCanonicalSequence(target)
    : target.codingSequences?.find((each) => each.transcript === transcript);

/** The length of the frame that a line names in base pairs; null if it is unknown. */
export const findCodingBp = (target: Target, transcript: string | undefined): number | null =>
  findCodingSequence(target, transcript)?.bp ?? target.codingBp;
