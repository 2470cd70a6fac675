import type { Design } from "../design.ts";
import { assembliesOf, totalLength } from "./assemblies.ts";
import type { Stated } from "./plasmid-features.ts";

/** Length of the largest insert, without parts of unknown length. */
export const insertBp = (design: Design, stated?: Stated): number => largestInsert(design, stated).bp;

/** The largest insert of a kit; `isComplete` is false if a part of unknown length is missing from `bp`. */
export function largestInsert(design: Design, stated?: Stated) {
  const inserts = assembliesOf(design, stated)
    .filter(({ isDelivered }) => isDelivered)
    .map(({ cargo }) => cargo);
  const known = inserts.map((insert) => totalLength(insert.filter(({ isPlaceholder }) => !isPlaceholder)));
  return {
    bp: Math.max(...known),
    isComplete: !inserts.flat().some(({ isPlaceholder }) => isPlaceholder),
  };
}
