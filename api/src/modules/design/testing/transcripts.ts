import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";

/** A transcript from one start, derived from the parts of a plasmid alone. */
export interface Transcript {
  /** A promoter, or the left homology arm, from which the gene reads into a donor. */
  start: PlasmidPart;
  polymerase: "II" | "III";
  /** The parts up to the terminator; promoters among them are run through. */
  body: PlasmidPart[];
  /** The part that ends it: T6, a polyA signal, the 3' LTR, or the right homology arm, behind which the gene goes on. */
  end: PlasmidPart | undefined;
}

export const BACTERIAL_PROMOTER = "AmpR promoter";
export const POL_III = ["U6", "PU6", "7SK", "PH1", "PH1-TetO"];
export const LEFT_ARM = "Left homology arm";
export const RIGHT_ARM = "Right homology arm";

const read = new WeakMap<Plasmid, Transcript[]>();

/** The transcripts of a plasmid, apart from those of its bacterial backbone. */
export function getTranscripts(plasmid: Plasmid): Transcript[] {
  const transcripts = read.get(plasmid) ?? readTranscripts(plasmid);
  read.set(plasmid, transcripts);
  return transcripts;
}

function readTranscripts({ parts }: Plasmid): Transcript[] {
  return parts.flatMap((start, i) => {
    const isRead =
      (start.kind === "promoter" && start.name !== BACTERIAL_PROMOTER) ||
      (start.name === LEFT_ARM && parts[i + 1]?.kind !== "promoter");
    return isRead ? [transcript(start, parts.slice(i + 1))] : [];
  });
}

function transcript(start: PlasmidPart, following: PlasmidPart[]): Transcript {
  const polymerase = POL_III.includes(start.name) ? "III" : "II";
  const terminator = polymerase === "III" ? /^T6$/ : /^3' LTR$|^Right homology arm$| polyA$/;
  const end = following.findIndex(({ name }) => terminator.test(name));
  if (end < 0) return { start, polymerase, body: following, end: undefined };
  return { start, polymerase, body: following.slice(0, end), end: following[end] };
}

export const isPolyA = ({ name }: { name: string }): boolean => name.endsWith(" polyA");
/** A 2A element, which releases two proteins of one transcript from each other. */
export const isRelease = ({ name }: { name: string }): boolean => /^[PT]2A$/.test(name);

/** Starts the translation of a marker behind another frame of its transcript. */
export const isIres = ({ name }: { name: string }): boolean => name === "IRES";

const PRODUCTS = ["effector", "guide", "tag", "fluorescence", "selection"];
/** Whether a part is transcribed into an RNA or protein that the kit is for. */
export const isProduct = ({ kind }: PlasmidPart): boolean => PRODUCTS.includes(kind);
export const isProtein = (part: PlasmidPart): boolean => isProduct(part) && part.kind !== "guide";

/** The features that translation needs in front of a protein. */
export const isKozak = ({ name }: { name: string }): boolean => name.startsWith("Kozak");

/** Between LTRs a transcript runs through the cassettes behind its own. */
export function upToPromoter(body: PlasmidPart[]): PlasmidPart[] {
  const next = body.findIndex(({ kind }) => kind === "promoter");
  return next < 0 ? body : body.slice(0, next);
}

/** The features directly in front of and behind the cassettes of each structure. Plain plasmids have none in front of them. */
export const AROUND_CASSETTES = [
  ["cPPT", "WPRE"],
  ["5' ITR", "3' ITR"],
  ["5' PB inner sequence", "3' PB inner sequence"],
] as const;

/** The parts of the cassettes of a plasmid, with the homology arms of a donor. */
export function getPayload(plasmid: Plasmid): PlasmidPart[] {
  for (const [from, to] of AROUND_CASSETTES) {
    const payload = between(plasmid, from, to);
    if (payload) return payload;
  }
  return plasmid.parts.slice(
    0,
    plasmid.parts.findIndex(({ name }) => name === "f1 ori"),
  );
}

/** Position of the last base of a part. */
export const getEnd = ({ start_bp, length_bp }: PlasmidPart): number => start_bp + length_bp - 1;

/** The parts between two names, without them; undefined if the plasmid does not have both. */
export function between({ parts }: Plasmid, from: string, to: string): PlasmidPart[] | undefined {
  const [start, end] = [from, to].map((name) => parts.findIndex((part) => part.name === name));
  if (start === undefined || end === undefined || start < 0 || end < 0) return undefined;
  return parts.slice(start + 1, end);
}
