import type { Design } from "../design.ts";
import { buildPlasmids } from "../plasmids/plasmids.ts";
import { kitsBox } from "./kits-box.ts";

/** A supply that customers need to use a kit and that is not in its box. */
export interface NeededSupply {
  catalogNumber: string;
  /** Its purpose, as a sentence. */
  reason: string;
}

/** The supplies that are needed in addition to a design in the format with this prefix, in order of use. */
export function neededSupplies(design: Design, prefix: string): NeededSupply[] {
  const { needs, antibiotics } = kitsBox;
  const needed = needs
    .filter(
      ({ formats, structures, functions }) =>
        formats.includes(prefix) &&
        includes(structures, design.structure.symbol) &&
        includes(functions, design.fn.code),
    )
    .map(({ supply, reason }) => ({ catalogNumber: supply, reason }));
  if (!antibiotics.formats.includes(prefix)) return needed;
  const selecting = listSelectionMarkers(design).flatMap((marker) => {
    const catalogNumber = antibiotics.supplies[marker];
    return catalogNumber
      ? [{ catalogNumber, reason: antibiotics.reason.replace("{marker}", () => marker) }]
      : [];
  });
  return [...needed, ...selecting];
}

const includes = (codes: string[] | undefined, code: string) => codes === undefined || codes.includes(code);

/** The selection markers of all plasmids of the kit: a vector may carry one that the customer did not choose. */
const listSelectionMarkers = (design: Design): string[] => [
  ...new Set(
    buildPlasmids(design).flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === "selection").map(({ name }) => name),
    ),
  ),
];
