import { formatInteger } from "@ligate/contract/common/format-integer";
import { roundToHundredths as round } from "@ligate/contract/plasmids/ring-arcs";
import { textWidth } from "@ligate/ui/content/text-width";
import type { MapLabel } from "../features/feature-map.tsx";
import { type MapFeature, truncateName } from "../features/map-feature.ts";
import { createGlyph, type Glyph, type GlyphRole, glyphRole, glyphTop, type Span } from "./glyph-paths.ts";
import { type PlacedLabel, placeLabels } from "./row-labels.ts";

/** Width of the map in SVG units, with a margin at both ends of each row. */
export const WIDTH = 348;
const MARGIN = 4;
const ROW_WIDTH = WIDTH - 2 * MARGIN;
const LANE_HEIGHT = 13;
/** "env fragment 5' of RRE" has 22. */
const MAX_CHARACTERS = 22;
/** The distance of a text from its leader. */
const LABEL_OFFSET = 2.5;
/** The room of shapes on either side of the DNA, and with the symbols that some glyphs have on the side of their strand. */
const SHAPE_HEIGHT = 12;
const SYMBOL_HEIGHT = 21;
const AXIS_HEIGHT = 15;
const ROW_GAP = 8;
/** As in the style sheet. */
export const FONT_SIZE = { label: 11, position: 9.5 } as const;
/** A longer plasmid is drawn in several rows of the same scale. */
const MAX_ROW_BP = 3300;
const MAX_ROWS = 4;

/** The part of a feature that is in a row. */
export interface Segment {
  index: number;
  /** The y of the DNA. */
  y: number;
  glyph: Glyph;
  label?: MapLabel | undefined;
}

export interface LinearRow {
  key: number;
  /** The y of the DNA, and of the top of the axis below it. */
  y: number;
  axisY: number;
  from: number;
  to: number;
  ticks: { x: number; bp: number }[];
  /** The position at each thousand or every second one, as a text around x. */
  positions: { x: number; bp: number }[];
  segments: Segment[];
}

/** The features of a plasmid in rows to scale, from top to bottom. */
export function linearRows(features: readonly MapFeature[], totalBp: number) {
  const count = Math.min(MAX_ROWS, Math.ceil(totalBp / MAX_ROW_BP));
  const rowBp = Math.ceil(totalBp / count);
  let top = 0;
  const rows = Array.from({ length: count }, (_, row) => {
    const placed = layOutRow(features, { row, rowBp, totalBp, top });
    top = placed.bottom;
    return placed;
  });
  return { rows, height: top };
}

interface RowFrame {
  row: number;
  rowBp: number;
  totalBp: number;
  top: number;
}

function layOutRow(features: readonly MapFeature[], { row, rowBp, totalBp, top }: RowFrame) {
  const start = row * rowBp;
  const end = Math.min(totalBp, start + rowBp);
  const toX = (bp: number) => MARGIN + ((bp - start) / rowBp) * ROW_WIDTH;
  const shown = features
    .filter(({ start_bp, end_bp }) => start_bp <= end && end_bp > start)
    .map((feature) => toShownPart(feature, start, end, toX));
  const outside = shown.filter((part) => part.isLabeled && !part.isLabelInside);
  const labels = placeLabels(
    outside.map(({ feature, middle, textWidth }) => ({
      index: feature.index,
      x: middle,
      width: LABEL_OFFSET + textWidth,
    })),
    WIDTH,
  );
  const lanes = (side: PlacedLabel["side"]) =>
    labels.filter((label) => label.side === side).reduce((max, { lane }) => Math.max(max, lane + 1), 0);
  const heights = { above: glyphHeight(shown, 1), below: glyphHeight(shown, -1) };
  const y = top + lanes("above") * LANE_HEIGHT + heights.above;
  const below = y + heights.below + lanes("below") * LANE_HEIGHT;
  const segments = shown.map(({ feature, role, glyph, text, middle, isLabelInside }): Segment => {
    const placed = labels.find(({ index }) => index === feature.index);
    const inside: MapLabel | undefined = isLabelInside ? { text, x: middle, y, anchor: "middle" } : undefined;
    const label = inside ?? (placed && toLabel(placed, text, { y, height: heights[placed.side], role }));
    return { index: feature.index, y, glyph, label };
  });
  const bottom = below + AXIS_HEIGHT + ROW_GAP;
  const axis = { y, axisY: below, from: MARGIN, to: round(toX(end)), ...axisTicks(start, end, toX) };
  return { key: row, ...axis, segments, bottom };
}

/** The height of the glyphs on the side of a strand. */
const glyphHeight = (shown: readonly ShownPart[], strand: MapFeature["strand"]): number =>
  shown.some(({ feature, glyph }) => glyph.symbol && feature.strand === strand)
    ? SYMBOL_HEIGHT
    : SHAPE_HEIGHT;

/** A longer row has its positions at every second thousand, because they would touch. */
const MANY_POSITIONS_BP = 6000;

/** A tick per 500 bp, and the positions at each thousand, which stay inside the map. */
function axisTicks(start: number, end: number, toX: (bp: number) => number) {
  const ticks = Array.from({ length: Math.floor(end / 500) - Math.floor(start / 500) }, (_, i) => {
    const bp = (Math.floor(start / 500) + i + 1) * 500;
    return { x: round(toX(bp)), bp };
  });
  const positions = ticks
    .filter(({ bp }) => bp % (end - start > MANY_POSITIONS_BP ? 2000 : 1000) === 0)
    .map(({ x, bp }) => {
      const half = textWidth(formatInteger(bp), FONT_SIZE.position) / 2;
      return { x: round(Math.max(half, Math.min(x, WIDTH - half))), bp };
    });
  return { ticks, positions };
}

interface LabeledGlyph {
  y: number;
  /** The height of the glyphs on the side of the label. */
  height: number;
  role: GlyphRole;
}

function toLabel(
  { x, side, direction, lane }: PlacedLabel,
  text: string,
  { y, height, role }: LabeledGlyph,
): MapLabel {
  const isAbove = side === "above";
  const distance = height + (lane + 0.5) * LANE_HEIGHT;
  const labelY = isAbove ? y - distance : y + distance;
  const leader = `M${x} ${isAbove ? y - glyphTop(role) : y + 3}V${labelY}`;
  return {
    text,
    x: round(x + LABEL_OFFSET * direction),
    y: labelY,
    anchor: direction > 0 ? "start" : "end",
    leader,
  } as const;
}

interface ShownPart {
  feature: MapFeature;
  role: GlyphRole;
  glyph: Glyph;
  middle: number;
  text: string;
  textWidth: number;
  isLabelInside: boolean;
  /** A feature in two rows has its label in the row with most of it, and in the other one if it fits inside. */
  isLabeled: boolean;
}

function toShownPart(
  feature: MapFeature,
  start: number,
  end: number,
  toX: (bp: number) => number,
): ShownPart {
  const firstBp = Math.max(feature.start_bp - 1, start);
  const lastBp = Math.min(feature.end_bp, end);
  const span: Span = {
    from: toX(firstBp),
    to: toX(lastBp),
    hasStart: feature.start_bp - 1 >= start,
    hasEnd: feature.end_bp <= end,
  };
  const role = glyphRole(feature);
  const text = truncateName(feature.name, MAX_CHARACTERS);
  const width = textWidth(text, FONT_SIZE.label);
  const isTall = ["coding-sequence", "polypeptide-region", "repeat"].includes(role);
  return {
    feature,
    role,
    glyph: createGlyph(role, span, feature.strand),
    middle: round((span.from + span.to) / 2),
    text,
    textWidth: width,
    isLabelInside: isTall && width + 12 <= span.to - span.from,
    isLabeled: (lastBp - firstBp) * 2 >= feature.length_bp,
  };
}
