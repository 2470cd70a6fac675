import { parts } from "../data/design-data.ts";
import type { BacterialMarker, Part, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";

/** The bacterial markers of a structure. The first is the default. */
export function listBacterialMarkers(structure: Structure): BacterialMarker[] {
  return structure.bacterial.flatMap((code) =>
    parts.bacterialMarkers.filter((marker) => marker.code === code),
  );
}

/**
 * The requested marker if it is compatible with the selection marker, otherwise the first one of the structure that
 * is.
 */
export function compatibleBacterialMarker(structure: Structure, selection: Part, requested: BacterialMarker) {
  if (areCompatible(requested, selection)) return requested;
  return listBacterialMarkers(structure).find((marker) => areCompatible(marker, selection)) ?? requested;
}

export const areCompatible = (marker: BacterialMarker, selection: Part) =>
  !(selection.code in marker.incompatibleWith);

/**
 * Explains why a design does not have its structure's default marker; `undefined` if it does, or if the customer chose another one.
 */
export function bacterialMarkerNote({ structure, selection, bacterial }: Design): string | undefined {
  const first = listBacterialMarkers(structure)[0];
  const reason = first?.incompatibleWith[selection.code];
  if (!first || !reason || first === bacterial) return undefined;
  return `${bacterial.name} instead of ${first.name}: ${reason}.`;
}
