import type { PartKind } from "@ligate/contract/catalog/constants";
import type { PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import { vectors } from "../data/design-data.ts";
import type { Part } from "../data/design-schema.ts";
import { CUSTOM, type Design, NONE } from "../design.ts";

/** A part of a plasmid, with its short form in the vector's name. */
export interface Piece extends PlasmidPart {
  label: string;
}

/** Spells out what a kit's list names: features of their own, and `$slots` that the design fills. */
export function piecesOf(design: Design, names: string[]): Piece[] {
  const all: Piece[] = [];
  for (const name of names) all.push(...pieces(design, name, all.at(-1)));
  return all;
}

function pieces(design: Design, name: string, previous: Piece | undefined): Piece[] {
  const { promoter, tag, fluorescence, selection, bacterial } = design;
  switch (name) {
    case "$promoter":
      return chosen(promoter, "promoter", promoter.label);
    case "$tag":
      return chosen(tag, "tag");
    case "$fluorescence":
      return joined(chosen(fluorescence, "fluorescence"), previous);
    case "$selection":
      return joined(chosen(selection, "selection"), previous);
    case "$markers":
      return markers(design);
    case "$bacterial":
      return chosen(bacterial, "bacterial");
    case "$orf":
      return [openReadingFrame(design)];
    default:
      return [feature(design, name)];
  }
}

function chosen(part: Part, kind: PartKind, label = part.name): Piece[] {
  if (part.code === NONE || part.length === 0) return [];
  const name = part.code === CUSTOM ? `Custom ${kind} (schematic)` : part.name;
  return [{ name, kind, length_bp: part.length, label }];
}

/** A second protein of one transcript is parted from the first; the first of a transcript is not. */
function joined(marker: Piece[], previous: Piece | undefined): Piece[] {
  const continues = previous && previous.kind !== "promoter" && previous.name !== "Linker";
  return continues && marker.length > 0 ? [feature(undefined, vectors.separator), ...marker] : marker;
}

/** Both markers behind a promoter of their own, where there is any. */
function markers(design: Design): Piece[] {
  const all = piecesOf(design, [vectors.markerPromoter, "$fluorescence", "$selection"]);
  return all.length > 1 ? all : [];
}

function openReadingFrame({ target }: Design): Piece {
  const { control, template, unknown } = vectors.orf;
  if (target.kind !== "gene") {
    const { name, label, length } = target.kind === "control" ? control : template;
    return { name, kind: "effector", length_bp: length, label };
  }
  const name = target.orfBp ? `${target.symbol} ORF` : `${target.symbol} ORF (schematic)`;
  return { name, kind: "effector", length_bp: target.orfBp ?? unknown.length, label: targetLabel(target) };
}

function feature(design: Design | undefined, name: string): Piece {
  const found = vectors.features[name];
  if (!found) throw new Error(`vectors.yaml has no feature called ${name}.`);
  const label = found.label ?? name;
  const aim = found.targeted && design ? `(${targetLabel(design.target)})` : "";
  return { name, kind: found.kind, length_bp: found.length, label: `${label}${aim}` };
}

/** hTP53, mTrp53, Ctrl, Template. */
function targetLabel({ species, symbol }: Design["target"]): string {
  return species ? `${species[0]?.toLowerCase()}${symbol}` : symbol;
}
