import type { Range } from "./ranges.ts";

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
