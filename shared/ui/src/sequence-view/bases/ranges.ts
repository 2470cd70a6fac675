import { formatInteger } from "@ligate/contract/common/format-integer";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";

/** A part of a circular plasmid. Positions count from 1, and both ends are included; it contains the origin if `from` > `to`. */
export interface Range {
  from: number;
  to: number;
}

/** @param total length of the plasmid in bp */
export const rangeLength = ({ from, to }: Range, total: number): number =>
  from <= to ? to - from + 1 : total - from + 1 + to;

export const sliceRange = (bases: string, { from, to }: Range): string =>
  from <= to ? bases.slice(from - 1, to) : bases.slice(from - 1) + bases.slice(0, to);

/** The range in pieces that do not contain the origin: one or two. */
export const linearPieces = ({ from, to }: Range, total: number): Range[] =>
  from <= to
    ? [{ from, to }]
    : [
        { from, to: total },
        { from: 1, to },
      ];

export const toRange = ({ start_bp, end_bp }: Pick<SequenceFeature, "start_bp" | "end_bp">) => ({
  from: start_bp,
  to: end_bp,
});

/** The bases of a feature in the direction in which it is read. */
export function featureBases(plasmid: Pick<PlasmidSequence, "bases">, feature: SequenceFeature): string {
  const bases = sliceRange(plasmid.bases, toRange(feature));
  return feature.strand === 1 ? bases : reverseComplement(bases);
}

/** The intersection of two ranges that do not contain the origin. */
export function findOverlap(a: Range, b: Range): Range | undefined {
  const common = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return common.from <= common.to ? common : undefined;
}

/** "1,201–1,920" */
export const formatRange = ({ from, to }: Range): string =>
  from === to ? formatInteger(from) : `${formatInteger(from)}–${formatInteger(to)}`;

/**
 * Reads a typed range such as `120-480`, `1,200..1,500` or `7`.
 * @returns the range, or a sentence that says what to type
 */
export function readRange(typed: string, total: number): Range | string {
  const numbers = typed
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, "")
    .trim()
    .match(/^(\d+)(?:\s*(?:-|–|—|\.{2,}|to|\s)\s*(\d+))?$/i);
  const from = Number(numbers?.[1]);
  const to = Number(numbers?.[2] ?? from);
  const isInside = (position: number) => position >= 1 && position <= total;
  if (numbers && isInside(from) && isInside(to)) return { from, to };
  return `Type two positions from 1 to ${formatInteger(total)}, such as 120-480.`;
}

/** Puts items that overlap on different lanes, each on the first lane that is free. The items are in order of `from`. */
export function toLanes<T extends Range>(items: readonly T[]): T[][] {
  const lanes: T[][] = [];
  for (const item of items) {
    const free = lanes.find((lane) => (lane.at(-1)?.to ?? 0) < item.from);
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}
