import { parts } from "../data/design-data.ts";
import type { BacterialMarker, Part, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";

/** The bacterial markers of a structure, the default first. */
export function bacterialMarkersOf(structure: Structure): BacterialMarker[] {
  return structure.bacterial.flatMap((code) =>
    parts.bacterialMarkers.filter((marker) => marker.code === code),
  );
}

/** The asked marker, or, where the selection marker rules that out, the first offered that fits. */
export function settleBacterialMarker(structure: Structure, selection: Part, asked: BacterialMarker) {
  if (fits(asked, selection)) return asked;
  return bacterialMarkersOf(structure).find((marker) => fits(marker, selection)) ?? asked;
}

export const fits = (marker: BacterialMarker, selection: Part) => !(selection.code in marker.notWith);

/** Why the marker is not the first offered, where another part ruled that out. */
export function bacterialMarkerNote({ structure, selection, bacterial }: Design): string | undefined {
  const first = bacterialMarkersOf(structure)[0];
  const reason = first?.notWith[selection.code];
  if (!first || !reason || first === bacterial) return undefined;
  return `${bacterial.name} instead of ${first.name}: ${reason}.`;
}
