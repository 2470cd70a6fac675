import { ContentError } from "../../../content-files/content-folder.ts";
import { type DesignData, requireKnown } from "./design-files.ts";

const PARTS = "design/parts.yaml";
const VECTORS = "design/vectors.yaml";

interface Entry {
  sequence?: string | undefined;
  length?: number | undefined;
  schematic?: string | undefined;
  bases?: string | undefined;
  source?: string | undefined;
  pieces?: Entry[] | undefined;
}

/**
 * Checks that each part and feature has a known sequence, or a length and the reason why there is none; and that whole codons
 * are translated.
 */
export function checkSequences(data: DesignData): void {
  const { parts, vectors } = data;
  for (const [list, all] of Object.entries(parts)) {
    for (const part of all) checkPart(data, list, part);
  }
  for (const [name, { pieces, ...feature }] of Object.entries(vectors.features)) {
    const key = `features.${name}`;
    if (!pieces) checkBases(data, VECTORS, key, feature);
    for (const [i, piece] of (pieces ?? []).entries()) {
      checkBases(data, VECTORS, `${key}.pieces.${i}`, piece);
      requireKnown(VECTORS, key, piece.control ? [piece.control] : [], Object.keys(data.sequences));
    }
  }
  const { gene: _, ...frames } = vectors.orf;
  for (const [name, frame] of Object.entries({ ...frames, insert: vectors.insert })) {
    checkBases(data, VECTORS, name, frame);
    checkCodons(VECTORS, name, frame.length);
  }
  for (const [locus, { arms }] of Object.entries(vectors.loci)) {
    requireKnown(VECTORS, `loci.${locus}`, arms, Object.keys(data.sequences));
  }
}

/** Parts without bases, such as None, have neither a sequence nor a length. */
function checkPart(data: DesignData, list: string, { name, ...part }: Entry & { name: string }) {
  const key = `${list}.${name}`;
  const hasBases = part.sequence !== undefined || part.length !== undefined || part.schematic !== undefined;
  if (hasBases) checkBases(data, PARTS, key, part);
  if (list !== "promoters") checkCodons(PARTS, key, part.length);
}

function checkBases({ sequences }: DesignData, file: string, key: string, entry: Entry) {
  const { sequence, length, schematic, bases, source } = entry;
  const pairs = [
    length !== undefined && schematic !== undefined,
    bases !== undefined && source !== undefined,
  ];
  const given = [sequence, length ?? schematic, bases ?? source].filter((each) => each !== undefined);
  const isComplete = sequence !== undefined || pairs.includes(true);
  if (given.length !== 1 || !isComplete) {
    throw new ContentError(
      file,
      undefined,
      `${key}: needs a sequence, or a length with the reason (schematic) why there is none`,
    );
  }
  requireKnown(file, key, sequence === undefined ? [] : [sequence], Object.keys(sequences));
}

function checkCodons(file: string, key: string, length = 0) {
  if (length % 3 === 0) return;
  throw new ContentError(file, undefined, `${key}: is translated, and ${length} bp are not whole codons`);
}
