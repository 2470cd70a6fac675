import type { MapFeature } from "../features/map-feature.ts";

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
  NLS: "polypeptide-region",
  P2A: "polypeptide-region",
  Linker: "polypeptide-region",
  T6: "terminator",
  polyA: "poly-a",
  ori: "origin",
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
