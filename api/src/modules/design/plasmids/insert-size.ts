import { formatInteger } from "@ligate/contract/common/format-integer";
import type { Cargo } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { cargoLevel, largestInsertBp } from "./assemblies.ts";
import { buildAssemblies } from "./build-assemblies.ts";

/** Length of the largest insert, without parts of unknown length. */
export const insertBp = (design: Design, specified?: SpecifiedParts): number =>
  largestInsertBp(buildAssemblies(design, specified));

/** The largest insert of a kit; `isComplete` is false if a part of unknown length is missing from `bp`. */
export function largestInsert(design: Design, specified?: SpecifiedParts) {
  const assemblies = buildAssemblies(design, specified);
  return {
    bp: largestInsertBp(assemblies),
    isComplete: !assemblies.some(
      ({ isDelivered, insert }) => isDelivered && insert.some(({ isPlaceholder }) => isPlaceholder),
    ),
  };
}

/** Whether a design is refused because of its length. */
export const isRefusedBySize = (design: Design, specified?: SpecifiedParts): boolean =>
  design.structure.cargo?.whenTooLarge === "refused" &&
  cargoLevel(design.structure, insertBp(design, specified)) === "too_large";

/** Sizes above a limit by less than this are given with every base, because kilobases would look equal. */
const CLOSE_BP = 100;

/**
 * Example: `5.45 kb from ITR to ITR`, or slightly above the limit `5,001 bp from ITR to ITR`.
 * @param limit that the size is compared with; by default the largest size of all
 */
export const sizeText = (bp: number, { between, max }: Cargo, limit = max): string =>
  `${isClose(bp, limit) ? `${formatInteger(bp)} bp` : formatKb(bp)} from ${between}`;

/** Example: `over the 5.0 kb that packages well`, or slightly above the limit `1 bp over the ...`. */
export const excessText = (bp: number, { max, verb }: Cargo): string =>
  `${isClose(bp, max) ? `${formatInteger(bp - max)} bp ` : ""}over the ${formatKb(max)} that ${verb} well`;

const isClose = (bp: number, max: number): boolean => bp > max && bp - max < CLOSE_BP;

/** Formats kilobases with one decimal, or two if the second is not zero: 8.8 kb, 4.66 kb. */
export const formatKb = (bp: number): string =>
  `${(Math.round(bp / 10) / 100).toFixed(2).replace(/0$/, "")} kb`;
