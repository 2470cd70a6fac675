import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import { KIND_COLORS, PREVIEW_COLORS } from "./preview-colors.ts";

/** Where a ring is drawn, in pixels. */
export interface RingPlace {
  x: number;
  y: number;
  radius: number;
}

/** Share of the radius. */
const STROKE = 0.16;
/** Pixels between parts, and the shortest arc. */
const GAP = 3;
const SHORTEST = 4;

/** A plasmid as a ring to scale, clockwise from the top: an arc per part, in the color of its kind. */
export function previewRing({ parts, total_bp }: Plasmid, { x, y, radius }: RingPlace): string {
  const circumference = 2 * Math.PI * radius;
  const arc = ({ kind, start_bp, length_bp }: PlasmidPart) => {
    const length = Math.max(SHORTEST, (length_bp / total_bp) * circumference - GAP);
    const start = ((start_bp - 1) / total_bp) * circumference;
    // A dash of the arc's length, and a gap of the rest of the circle.
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${KIND_COLORS[kind]}" stroke-width="${radius * STROKE}" stroke-dasharray="${length.toFixed(1)} ${(circumference - length).toFixed(1)}" stroke-dashoffset="${(-start).toFixed(1)}" transform="rotate(-90 ${x} ${y})"/>`;
  };
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${PREVIEW_COLORS.hairline}" stroke-width="2"/>`,
    ...parts.map(arc),
  ].join("");
}
