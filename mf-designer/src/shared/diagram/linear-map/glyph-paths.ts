import { roundToHundredths as round } from "@ligate/contract/plasmids/ring-arcs";
import type { MapFeature } from "../features/map-feature.ts";

/** The part of a feature in a row, in SVG units. The DNA is at y = 0. */
export interface Span {
  from: number;
  to: number;
  /** The row contains the feature's first base, and its last one. */
  hasStart: boolean;
  hasEnd: boolean;
}

/** A glyph of SBOL Visual 3: a shape to scale, and a symbol of fixed size. */
export interface Glyph {
  shape: string;
  /** Lines above the DNA, on the reverse strand below it. */
  symbol?: string;
  /** The same, filled. */
  body?: string;
}

/** Half of the height of the shapes. */
const HALF_HEIGHT: Record<GlyphRole, number> = {
  promoter: 2.5,
  "coding-sequence": 9,
  "polypeptide-region": 7,
  "non-coding-rna": 7,
  "ribosome-entry-site": 2.5,
  terminator: 2.5,
  "poly-a": 2.5,
  origin: 2.5,
  repeat: 6,
  region: 5,
};
/** Heights of symbols on which leaders end. */
const SYMBOL_TOP: Partial<Record<GlyphRole, number>> = { terminator: 9, "poly-a": 12, origin: 7 };
const ARROW = 8;
/** Shorter features are drawn wider, so that they are visible. */
const MIN_WIDTH = 3;

/** The glyph of the part of a feature that is in a row. */
export function createGlyph(role: GlyphRole, span: Span, strand: MapFeature["strand"]): Glyph {
  const { from, to } = widen(span);
  const half = HALF_HEIGHT[role];
  const middle = round((from + to) / 2);
  const isPointed = role === "coding-sequence" || role === "repeat";
  const shape = isPointed ? arrowBox({ ...span, from, to }, half, strand) : box(from, to, half);
  const up = strand === 1 ? -1 : 1;
  if (role === "promoter" && (strand === 1 ? span.hasStart : span.hasEnd)) {
    const foot = strand === 1 ? from + 1 : to - 1;
    return { shape, symbol: bentArrow(round(foot), up, strand) };
  }
  if (role === "terminator") return { shape, symbol: `M${middle} 0V${9 * up}M${middle - 4} ${9 * up}h8` };
  if (role === "origin") return { shape, body: `M${middle - 6} 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0` };
  if (role === "ribosome-entry-site") {
    return { shape, body: `M${middle - 4} 0a4 4 0 0 ${strand === 1 ? 1 : 0} 8 0Z` };
  }
  if (role === "poly-a") return { shape, symbol: threeLetters(middle, up) };
  return role === "non-coding-rna" ? { shape: wavyBox(from, to, half, up) } : { shape };
}

/** The distance of a leader from the DNA. */
export const glyphTop = (role: GlyphRole): number => SYMBOL_TOP[role] ?? HALF_HEIGHT[role];

function widen({ from, to }: Span): { from: number; to: number } {
  const missing = Math.max(0, MIN_WIDTH - (to - from)) / 2;
  return { from: round(from - missing), to: round(to + missing) };
}

const box = (from: number, to: number, half: number): string => `M${from} ${-half}H${to}V${half}H${from}Z`;

/** A box that ends in an arrow in the direction of its strand, if the row contains this end. */
function arrowBox({ from, to, hasStart, hasEnd }: Span, half: number, strand: 1 | -1): string {
  const depth = Math.min(ARROW, (to - from) / 2);
  if (strand === 1 && hasEnd) {
    return `M${from} ${-half}H${round(to - depth)}L${to} 0L${round(to - depth)} ${half}H${from}Z`;
  }
  if (strand === -1 && hasStart) {
    return `M${to} ${-half}H${round(from + depth)}L${from} 0L${round(from + depth)} ${half}H${to}Z`;
  }
  return box(from, to, half);
}

/** A box whose upper side, seen from its strand, is a wave. */
function wavyBox(from: number, to: number, half: number, up: 1 | -1): string {
  const waves = Math.max(1, Math.round((to - from) / 6));
  const step = round((to - from) / waves);
  const wave = ` q${round(step / 4)} ${4 * up} ${round(step / 2)} 0t${round(step / 2)} 0`;
  return `M${from} ${-half * up}V${half * up}${wave.repeat(waves)}V${-half * up}Z`;
}

const bentArrow = (foot: number, up: 1 | -1, direction: 1 | -1): string =>
  `M${foot} 0V${16 * up}h${13 * direction}m${-4 * direction} -4l${4 * direction} 4l${-4 * direction} 4`;

/** The letters AAA. */
const threeLetters = (middle: number, up: 1 | -1): string =>
  [-8.5, -2.5, 3.5]
    .map((offset) => `M${round(middle + offset)} ${4 * up}l2.5 ${7 * up}l2.5 ${-7 * up}m-4.2 ${2.4 * up}h3.4`)
    .join("");

/** The glyphs of SBOL Visual that the linear map draws. */
export type GlyphRole =
  | "promoter"
  | "coding-sequence"
  | "polypeptide-region"
  | "non-coding-rna"
  | "ribosome-entry-site"
  | "terminator"
  | "poly-a"
  | "origin"
  | "repeat"
  | "region";

/** The names of regulatory parts with a glyph of their own; the others are drawn as a region. */
const REGULATORY: Record<string, GlyphRole> = {
  Kozak: "ribosome-entry-site",
  "Kozak and start codon": "ribosome-entry-site",
  NLS: "polypeptide-region",
  P2A: "polypeptide-region",
  T2A: "polypeptide-region",
  Linker: "polypeptide-region",
  T6: "terminator",
  "bGH polyA": "poly-a",
  "SV40 polyA": "poly-a",
  ori: "origin",
  "f1 ori": "origin",
};

const BY_KIND: Partial<Record<MapFeature["kind"], GlyphRole>> = {
  promoter: "promoter",
  effector: "coding-sequence",
  fluorescence: "coding-sequence",
  selection: "coding-sequence",
  bacterial: "coding-sequence",
  tag: "polypeptide-region",
  guide: "non-coding-rna",
};

/** The glyph of a feature. A part that is not transcribed, and has no glyph in the standard, is a region. */
export function glyphRole({ kind, name }: Pick<MapFeature, "kind" | "name">): GlyphRole {
  if (kind === "repeat") return name.endsWith(" homology arm") ? "region" : "repeat";
  return BY_KIND[kind] ?? REGULATORY[name] ?? "region";
}
