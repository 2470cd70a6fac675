import { translate } from "@ligate/contract/sequences/bases";
import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import type { ShownCut } from "../bases/cut-sites.ts";
import { featureBases, findOverlap, linearPieces, type Range, toLanes, toRange } from "../bases/ranges.ts";

/** The part of a feature on a line. */
export interface RowFeature extends Range {
  feature: SequenceFeature;
  /** A letter at the middle base of each codon, blanks elsewhere; undefined if the feature is not translated. */
  aminoAcids?: string;
}

/** The content of a line. Features that overlap are on different lanes. */
export interface RowContent {
  row: Row;
  bases: string;
  lanes: RowFeature[][];
}

/** @param perRow how many bases fit on a line */
export function rowContents(plasmid: PlasmidSequence, perRow: number): RowContent[] {
  const total = plasmid.bases.length;
  const pieces = plasmid.features.flatMap((feature) => {
    const letters = feature.is_coding ? letterLine(plasmid, feature) : undefined;
    let before = 0;
    return linearPieces(toRange(feature), total).map((piece) => {
      const offset = before;
      before += piece.to - piece.from + 1;
      return { feature, piece, letters, offset };
    });
  });
  return toRows(plasmid.bases, perRow).map((row) => {
    const features = pieces.flatMap(({ feature, piece, letters, offset }): RowFeature[] => {
      const common = findOverlap(piece, row);
      if (!common) return [];
      const start = common.from - piece.from + offset;
      const aminoAcids = letters?.slice(start, start + common.to - common.from + 1);
      return [{ feature, ...common, aminoAcids }];
    });
    return { row, bases: plasmid.bases.slice(row.from - 1, row.to), lanes: toLanes(features) };
  });
}

/** SVG collapses spaces. */
const BLANK = "\u00a0";

/** The translation of a feature with a letter per codon, in the direction of the plasmid's numbering. */
function letterLine(plasmid: PlasmidSequence, feature: SequenceFeature): string {
  const bases = featureBases(plasmid, feature);
  const letters = [...translate(bases)]
    .map((letter) => `${BLANK}${letter}${BLANK}`)
    .join("")
    .padEnd(bases.length, BLANK);
  return feature.strand === 1 ? letters : [...letters].reverse().join("");
}

/** The cuts on a line, with the place of their names: names that would overlap are on different lanes. */
export function cutLanes(cuts: readonly ShownCut[], row: Row): (ShownCut & { label: Range })[][] {
  const onRow = cuts.filter(({ cut_bp }) => cut_bp >= row.from && cut_bp <= row.to);
  return toLanes(
    onRow.map((cut) => ({ cut, from: cut.cut_bp, to: cut.cut_bp + cut.enzyme.name.length })),
  ).map((lane) => lane.map(({ cut, from, to }) => ({ ...cut, label: { from, to } })));
}

/** The parts of ranges on a line. */
export const rangesOnRow = (ranges: readonly Range[], row: Row, total: number): Range[] =>
  ranges.flatMap((range) =>
    linearPieces(range, total).flatMap((piece) => {
      const common = findOverlap(piece, row);
      return common ? [common] : [];
    }),
  );

/** A line of the view: bases, or a long run of bases that are not known, drawn as one line. */
export interface Row extends Range {
  isUnknown: boolean;
}

/** Shorter runs of unknown bases are shown as letters among the others. A guide has 20. */
const MIN_UNKNOWN_RUN = 40;

/** @param perRow how many bases fit on a line */
export function toRows(bases: string, perRow: number): Row[] {
  const rows: Row[] = [];
  const addBases = (from: number, to: number) => {
    for (let start = from; start <= to; start += perRow)
      rows.push({ from: start, to: Math.min(start + perRow - 1, to), isUnknown: false });
  };
  let next = 1;
  for (const { from, to } of unknownRuns(bases)) {
    addBases(next, from - 1);
    rows.push({ from, to, isUnknown: true });
    next = to + 1;
  }
  addBases(next, bases.length);
  return rows;
}

/** Long runs of bases that are not known. A run across the origin is two. */
export const unknownRuns = (bases: string): Range[] =>
  Array.from(bases.matchAll(new RegExp(`N{${MIN_UNKNOWN_RUN},}`, "g")), ({ index, 0: run }) => ({
    from: index + 1,
    to: index + run.length,
  }));
