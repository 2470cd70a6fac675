import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";

/** A transcript from one start, derived from the parts of a plasmid alone. */
export interface Transcript {
  /** A promoter, or the left homology arm, from which the gene reads into a donor. */
  start: PlasmidPart;
  polymerase: "II" | "III";
  /** The parts up to the terminator; promoters among them are run through. */
  body: PlasmidPart[];
  /** The part that ends it: T6, polyA, the 3' LTR, or the right homology arm, behind which the gene goes on. */
  end: PlasmidPart | undefined;
}

/** Begins the backbone. */
export const BACTERIAL_PROMOTER = "AmpR promoter";
const POL_III = ["U6", "PU6", "PH1", "PH1-TetO"];
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
  const terminators = polymerase === "III" ? ["T6"] : ["polyA", "3' LTR", RIGHT_ARM];
  const end = following.findIndex(({ name }) => terminators.includes(name));
  if (end < 0) return { start, polymerase, body: following, end: undefined };
  return { start, polymerase, body: following.slice(0, end), end: following[end] };
}

const PRODUCTS = ["effector", "guide", "tag", "fluorescence", "selection"];
/** Whether a part is transcribed into an RNA or protein that the kit is for. */
export const isProduct = ({ kind }: PlasmidPart): boolean => PRODUCTS.includes(kind);
export const isProtein = (part: PlasmidPart): boolean => isProduct(part) && part.kind !== "guide";

/** The features that translation needs in front of a protein. */
export const isKozak = ({ name }: PlasmidPart): boolean => name.startsWith("Kozak");

/** Between LTRs a transcript runs through the cassettes behind its own. */
export function upToPromoter(body: PlasmidPart[]): PlasmidPart[] {
  const next = body.findIndex(({ kind }) => kind === "promoter");
  return next < 0 ? body : body.slice(0, next);
}

/** The parts between two names, without them; undefined if the plasmid does not have both. */
export function between({ parts }: Plasmid, from: string, to: string): PlasmidPart[] | undefined {
  const [start, end] = [from, to].map((name) => parts.findIndex((part) => part.name === name));
  if (start === undefined || end === undefined || start < 0 || end < 0) return undefined;
  return parts.slice(start + 1, end);
}
