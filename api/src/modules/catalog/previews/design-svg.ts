import type { PartKind } from "@ligate/contract/catalog/constants";
import type { Plasmid, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { DESIGN_PICTURE_SIZE } from "@ligate/contract/content/link-preview";
import { ringArc, ringPoint } from "@ligate/contract/plasmids/ring-arcs";
import { escapeXml, PREVIEW_COLORS, previewRing, type RingPlace } from "./preview-svg.ts";

/** Colors of the dark theme in `shared/ui/src/styles/tokens.css`, by those of the light theme. */
const DARK_COLORS = {
  [PREVIEW_COLORS.ink]: "#e7ede9",
  [PREVIEW_COLORS.hairline]: "#2a3631",
  "#d9731a": "#f0a05a",
  "#2f62ad": "#7fa9e6",
  "#7a4fb5": "#b494e0",
  "#2f9149": "#6fce87",
  "#8a6a1f": "#d4b35e",
  "#5b6770": "#a3b0b9",
  "#b8327f": "#ec86bd",
  "#6f8f86": "#9fbdb4",
  "#3f4a45": "#b9c4be",
};
const DARK_RULES = Object.entries(DARK_COLORS).map(
  ([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`,
);

/** The parts that a customer chooses by. The names of all parts would not fit. */
const NAMED_KINDS: PartKind[] = ["effector", "tag", "fluorescence", "selection", "guide"];
const LABEL_DISTANCE = 12;
const FONT_SIZE = 20;

/** The places of the rings, by the number of plasmids; a kit has one or two. */
const PLACES: Record<number, RingPlace[]> = {
  1: [{ x: 320, y: 160, radius: 108 }],
  2: [
    { x: 200, y: 150, radius: 105 },
    { x: 470, y: 200, radius: 68 },
  ],
};

/** The picture of a design for pages: its plasmids as rings with the names of their main parts, in both themes. */
export function designSvg({ plasmids }: ProductSummary): string {
  const { width, height } = DESIGN_PICTURE_SIZE;
  const rings = (PLACES[plasmids.length] ?? []).flatMap((place, i) => {
    const plasmid = plasmids[i];
    return plasmid ? [previewRing(plasmid, place), ...partLabels(plasmid, place)] : [];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="IBM Plex Mono,ui-monospace,monospace" fill="${PREVIEW_COLORS.ink}">`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_RULES.join("")}}</style>`,
    ...rings,
    "</svg>",
  ].join("");
}

/** Names outside of the ring, each beside the middle of its part. */
function partLabels({ parts, total_bp }: Plasmid, { x, y, radius }: RingPlace): string[] {
  const outer = 1.08 * radius + LABEL_DISTANCE;
  return parts
    .filter(({ kind }) => NAMED_KINDS.includes(kind))
    .map((part) => {
      const { from, to } = ringArc(part, total_bp, { inner: radius, outer: radius });
      const [dx = 0, dy = 0] = ringPoint(outer, (from + to) / 2)
        .split(" ")
        .map(Number);
      const anchor = Math.abs(dx) < outer / 4 ? "middle" : dx > 0 ? "start" : "end";
      const baseline = y + dy + (FONT_SIZE / 3) * (1 + Math.sign(dy) * (anchor === "middle" ? 1 : 0));
      return `<text x="${x + dx}" y="${baseline.toFixed(1)}" font-size="${FONT_SIZE}" text-anchor="${anchor}">${escapeXml(part.name)}</text>`;
    });
}
