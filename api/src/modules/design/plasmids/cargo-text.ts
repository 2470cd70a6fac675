import { formatInteger } from "@ligate/contract/common/format-integer";
import type { Cargo } from "../data/design-schema.ts";
import { formatKb } from "./format-kb.ts";

/** Sizes above a limit by less than this are given with every base, because kilobases would look equal. */
const CLOSE_BP = 100;

/** Example: `5.45 kb from ITR to ITR`, or slightly above the limit `4,701 bp from ITR to ITR`. */
export const sizeText = (bp: number, { between, max }: Cargo): string =>
  `${isClose(bp, max) ? `${formatInteger(bp)} bp` : formatKb(bp)} from ${between}`;

/** Example: `over the 4.7 kb that packages well`, or slightly above the limit `1 bp over the ...`. */
export const excessText = (bp: number, { max, verb }: Cargo): string =>
  `${isClose(bp, max) ? `${formatInteger(bp - max)} bp ` : ""}over the ${formatKb(max)} that ${verb} well`;

const isClose = (bp: number, max: number): boolean => bp > max && bp - max < CLOSE_BP;
