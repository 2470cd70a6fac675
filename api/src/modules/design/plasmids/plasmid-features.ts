import type { PartKind } from "@ligate/contract/catalog/constants";
import type { PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import { vectors } from "../data/design-data.ts";
import type { Part } from "../data/design-schema.ts";
import { CUSTOM, type Design, NONE } from "../design.ts";

/** A feature of a plasmid. `label` is its short form in the vector name. */
export interface PlasmidFeature extends PlasmidPart {
  label: string;
}

/**
 * Resolves the names of a kit's parts list: features of vectors.yaml, and `$slots` that take their part from the
 * design.
 */
export function resolveFeatures(design: Design, names: string[]): PlasmidFeature[] {
  const all: PlasmidFeature[] = [];
  for (const name of names) all.push(...resolveFeature(design, name, all.at(-1)));
  return all;
}

function resolveFeature(
  design: Design,
  name: string,
  previous: PlasmidFeature | undefined,
): PlasmidFeature[] {
  const { promoter, tag, fluorescence, selection, bacterial } = design;
  switch (name) {
    case "$promoter":
      return partFeature(promoter, "promoter", promoter.label);
    case "$tag":
      return partFeature(tag, "tag");
    case "$fluorescence":
      return withSeparator(partFeature(fluorescence, "fluorescence"), previous);
    case "$selection":
      return withSeparator(partFeature(selection, "selection"), previous);
    case "$markers":
      return markerCassette(design);
    case "$bacterial":
      return partFeature(bacterial, "bacterial");
    case "$orf":
      return [orfFeature(design)];
    default:
      return [namedFeature(design, name)];
  }
}

function partFeature(part: Part, kind: PartKind, label = part.name): PlasmidFeature[] {
  if (part.code === NONE || part.length === 0) return [];
  const name = part.code === CUSTOM ? `Custom ${kind} (schematic)` : part.name;
  return [{ name, kind, length_bp: part.length, label }];
}

/** Inserts the separator (P2A) before a marker that shares a transcript with the previous protein. */
function withSeparator(marker: PlasmidFeature[], previous: PlasmidFeature | undefined): PlasmidFeature[] {
  const continues = previous && previous.kind !== "promoter" && previous.name !== "Linker";
  return continues && marker.length > 0 ? [namedFeature(undefined, vectors.separator), ...marker] : marker;
}

/** A separate cassette for both markers; empty if the design has no marker. */
function markerCassette(design: Design): PlasmidFeature[] {
  const all = resolveFeatures(design, [vectors.markerPromoter, "$fluorescence", "$selection"]);
  return all.length > 1 ? all : [];
}

function orfFeature({ target }: Design): PlasmidFeature {
  const { control, template, unknown } = vectors.orf;
  if (target.kind !== "gene") {
    const { name, label, length } = target.kind === "control" ? control : template;
    return { name, kind: "effector", length_bp: length, label };
  }
  const name = target.codingBp ? `${target.symbol} ORF` : `${target.symbol} ORF (schematic)`;
  return { name, kind: "effector", length_bp: target.codingBp ?? unknown.length, label: targetLabel(target) };
}

function namedFeature(design: Design | undefined, name: string): PlasmidFeature {
  const found = vectors.features[name];
  if (!found) throw new Error(`vectors.yaml does not define the feature ${name}.`);
  const label = found.label ?? name;
  const targetSuffix = found.targeted && design ? `(${targetLabel(design.target)})` : "";
  return { name, kind: found.kind, length_bp: found.length, label: `${label}${targetSuffix}` };
}

/** Examples: hTP53, mTrp53, Ctrl, Template. */
function targetLabel({ species, symbol }: Design["target"]): string {
  return species ? `${species[0]?.toLowerCase()}${symbol}` : symbol;
}
