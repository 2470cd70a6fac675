import { vectors } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import type { Assembly } from "./assemblies.ts";
import type { Piece } from "./plasmid-features.ts";

/** The name a biologist reads: `pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)`. */
export function vectorName({ fn }: Design, { structure, insert }: Assembly): string {
  const selection = insert.find(({ kind }) => kind === "selection");
  const cassettes = inReadingOrder(cassettesOf(insert.filter(isSpelled)));
  return [
    `${structure.label}[${fn.code}]`,
    ...(selection ? [selection.label] : []),
    ...cassettes.map(spell).filter((cassette) => cassette !== ""),
  ].join("-");
}

const startsCassette = ({ kind }: Piece) => kind === "promoter" || kind === "repeat";

/** Signals and the right arm go without saying. */
const isSpelled = ({ kind, name, label }: Piece) =>
  kind === "regulatory" ? name === vectors.separator : kind !== "repeat" || label !== name;

function cassettesOf(pieces: Piece[]): Piece[][] {
  const cassettes: Piece[][] = [];
  for (const piece of pieces) {
    if (startsCassette(piece) || cassettes.length === 0) cassettes.push([]);
    cassettes.at(-1)?.push(piece);
  }
  return cassettes;
}

/** Proteins first, guides last. */
function inReadingOrder(cassettes: Piece[][]): Piece[][] {
  const isGuide = (cassette: Piece[]) => cassette.some(({ kind }) => kind === "guide");
  return [...cassettes.filter((each) => !isGuide(each)), ...cassettes.filter(isGuide)];
}

/** `CMV>FLAG:SpCas9:P2A:EGFP`; the selection marker stands at the front of the name already. */
function spell(cassette: Piece[]): string {
  const selection = cassette.findIndex(({ kind }) => kind === "selection");
  const spelled = selection < 0 ? cassette : cassette.slice(0, selection);
  const [first, ...rest] = spelled.at(-1)?.name === vectors.separator ? spelled.slice(0, -1) : spelled;
  if (!first) return "";
  if (!startsCassette(first)) return [first, ...rest].map(({ label }) => label).join(":");
  if (rest.length === 0) return first.kind === "repeat" ? first.label : "";
  return `${first.label}>${rest.map(({ label }) => label).join(":")}`;
}
