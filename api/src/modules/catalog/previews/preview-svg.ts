import type { PartKind } from "@ligate/contract/catalog/constants";
import type { Plasmid, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { LINK_PREVIEW_SIZE } from "@ligate/contract/content/link-preview";
import { ringArc } from "@ligate/contract/plasmids/ring-arcs";
import { company } from "@ligate/contract/settings/company";
import { PDF_COLORS } from "../../../printing/pdf-colors.ts";

/** The colors of the light theme in `shared/ui/src/styles/tokens.css`. */
export const PREVIEW_COLORS = { ...PDF_COLORS, ground: "#fbfcfa" } as const;

export const KIND_COLORS: Record<PartKind, string> = {
  promoter: "#d9731a",
  effector: "#2f62ad",
  tag: "#7a4fb5",
  fluorescence: "#2f9149",
  selection: "#8a6a1f",
  bacterial: "#5b6770",
  guide: "#b8327f",
  regulatory: "#6f8f86",
  repeat: "#3f4a45",
};

/** Where a ring is drawn, in pixels. */
export interface RingPlace {
  x: number;
  y: number;
  radius: number;
}

/** A plasmid as a ring to scale with its size: an arc per part, in the color of its kind. */
export function previewRing({ parts, total_bp }: Plasmid, { x, y, radius }: RingPlace): string {
  const band = { inner: 0.92 * radius, outer: 1.08 * radius };
  return [
    `<g transform="translate(${x} ${y})">`,
    `<circle r="${radius}" fill="none" stroke="${PREVIEW_COLORS.hairline}" stroke-width="2"/>`,
    ...parts.map(
      (part) => `<path d="${ringArc(part, total_bp, band).path}" fill="${KIND_COLORS[part.kind]}"/>`,
    ),
    `<text y="${0.08 * radius}" font-size="${0.24 * radius}" text-anchor="middle">${formatInteger(total_bp)} bp</text>`,
    "</g>",
  ].join("");
}

const TEXT_X = 620;
const LINE_CHARACTERS = 27;
const LINES = 3;

/** The middle of the first ring, and the largest radius, by the number of plasmids; a kit has one or two. */
const FIRST: Record<number, RingPlace> = {
  1: { x: 320, y: 315, radius: 200 },
  2: { x: 205, y: 200, radius: 130 },
};
const SMALLEST_RADIUS = 80;
const BETWEEN_RINGS = 50;

/** The picture of a design for previews of links to it: its plasmids as rings with their sizes and names. */
export function previewSvg({ product_name, plasmids }: ProductSummary): string {
  const places = ringPlaces(plasmids);
  const rings = plasmids.map((plasmid, i) => {
    const place = places[i];
    return place ? previewRing(plasmid, place) : "";
  });
  const lines = plasmids.flatMap(({ name }) => wrap(name));
  const names = lines.map((line, i) => text(TEXT_X, 250 + i * 48, 36, line));
  const { ink, muted, accent, ground } = PREVIEW_COLORS;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LINK_PREVIEW_SIZE.width}" height="${LINK_PREVIEW_SIZE.height}" font-family="Roboto" fill="${ink}">`,
    `<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="10" fill="${accent}"/>`,
    ...rings,
    text(TEXT_X, 170, 26, product_name, muted),
    ...names,
    text(TEXT_X, 565, 26, `${company.name} · vector design`, accent),
    "</svg>",
  ].join("");
}

/** Rings to scale, the second one below and to the right of the first. */
function ringPlaces(plasmids: Plasmid[]): RingPlace[] {
  const first = FIRST[plasmids.length];
  if (!first) return [];
  const largest = Math.max(...plasmids.map(({ total_bp }) => total_bp));
  const [radius = 0, second] = plasmids.map(({ total_bp }) =>
    Math.max(SMALLEST_RADIUS, Math.round((first.radius * total_bp) / largest)),
  );
  if (second === undefined) return [first];
  const away = Math.round((radius + second + BETWEEN_RINGS) * Math.SQRT1_2);
  return [
    { ...first, radius },
    { x: first.x + away, y: first.y + away, radius: second },
  ];
}

const text = (x: number, y: number, size: number, content: string, fill: string = PREVIEW_COLORS.ink) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escapeXml(content)}</text>`;

/** Breaks a vector name between its parts; what does not fit on the lines is replaced by an ellipsis. */
function wrap(name: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of name.split(/(?<=[-:>])/)) {
    if (line && line.length + part.length > LINE_CHARACTERS) {
      lines.push(line);
      line = "";
    }
    line += part;
  }
  lines.push(line);
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), `${lines[LINES - 1]}…`] : lines;
}

export const escapeXml = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
