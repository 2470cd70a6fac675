import { formatInteger } from "@ligate/contract/common/format-integer";
import type { Cargo } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { buildAssemblies, totalLength } from "./assemblies.ts";

/** Length of the largest insert, without parts of unknown length. */
export const insertBp = (design: Design, specified?: SpecifiedParts): number =>
  largestInsert(design, specified).bp;

/** The largest insert of a kit; `isComplete` is false if a part of unknown length is missing from `bp`. */
export function largestInsert(design: Design, specified?: SpecifiedParts) {
  const inserts = buildAssemblies(design, specified)
    .filter(({ isDelivered }) => isDelivered)
    .map(({ cargo }) => cargo);
  const known = inserts.map((insert) => totalLength(insert.filter(({ isPlaceholder }) => !isPlaceholder)));
  return {
    bp: Math.max(...known),
    isComplete: !inserts.flat().some(({ isPlaceholder }) => isPlaceholder),
  };
}

/** Sizes above a limit by less than this are given with every base, because kilobases would look equal. */
const CLOSE_BP = 100;

/** Example: `5.45 kb from ITR to ITR`, or slightly above the limit `4,701 bp from ITR to ITR`. */
export const sizeText = (bp: number, { between, max }: Cargo): string =>
  `${isClose(bp, max) ? `${formatInteger(bp)} bp` : formatKb(bp)} from ${between}`;

/** Example: `over the 4.7 kb that packages well`, or slightly above the limit `1 bp over the ...`. */
export const excessText = (bp: number, { max, verb }: Cargo): string =>
  `${isClose(bp, max) ? `${formatInteger(bp - max)} bp ` : ""}over the ${formatKb(max)} that ${verb} well`;

const isClose = (bp: number, max: number): boolean => bp > max && bp - max < CLOSE_BP;

/** Formats kilobases with one decimal, or two if the second is not zero: 8.8 kb, 4.66 kb. */
export const formatKb = (bp: number): string =>
  `${(Math.round(bp / 10) / 100).toFixed(2).replace(/0$/, "")} kb`;
