import type { PartKind } from "@ligate/contract/catalog/constants";
import type { PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import { parts, vectors } from "../data/design-data.ts";
import type { Part, Structure } from "../data/design-schema.ts";
import type { StandIn } from "../data/vector-schema.ts";
import { CUSTOM, type Design, NONE } from "../design.ts";

/** A feature of a plasmid. */
export interface PlasmidFeature extends PlasmidPart {
  /** Short form in the vector name. */
  label: string;
  /** True if the length is unknown, so that `length_bp` is that of a cloning site in its place. */
  isPlaceholder?: true;
}

/** What the customer states besides the SKU. */
export interface Stated {
  /** Length of the insert of a knock-in. */
  insertBp?: number | undefined;
  /** The end of the protein that a tagging kit fuses to; drawn as C if it is not stated. */
  terminus?: "N" | "C" | undefined;
}

/** What the $slots of a plasmid are filled from. */
export interface PlasmidContext {
  design: Design;
  /** The structure whose ends the plasmid has; it may differ from that of the design. */
  structure: Structure;
  stated: Stated;
}

/** Resolves a feature of vectors.yaml, or a `$slot` by the design; empty if the slot is not filled. */
export function resolveFeature(context: PlasmidContext, name: string): PlasmidFeature[] {
  const { design } = context;
  switch (name) {
    case "$promoter":
      return partFeature(design.promoter, "promoter", design.promoter.label);
    case "$tag":
      return partFeature(design.tag, "tag");
    case "$fluorescence":
      return partFeature(design.fluorescence, "fluorescence");
    case "$selection":
      return partFeature(design.selection, "selection");
    case "$lineMarker":
      return lineMarker(design);
    case "$bacterial":
      return partFeature(design.bacterial, "bacterial");
    case "$orf":
      return [orfFeature(design)];
    case "$insert":
      return [insertFeature(context)];
    case "$release":
      return isTranslated(design) ? [namedFeature(design, vectors.separator)] : [];
    case "$terminator":
      return terminator(context);
    default:
      return [namedFeature(design, name)];
  }
}

function partFeature(part: Part, kind: PartKind, label = part.name): PlasmidFeature[] {
  if (part.code === NONE || part.length === 0) return [];
  const name = part.code === CUSTOM ? `Custom ${kind} (schematic)` : part.name;
  return [{ name, kind, length_bp: part.length, label }];
}

/** The selection marker of a vector that makes the parent line for the other vector of the kit. */
function lineMarker({ selection }: Design): PlasmidFeature[] {
  const code = vectors.lineMarkers.find((each) => each !== selection.code);
  return parts.selectionMarkers
    .filter((marker) => marker.code === code)
    .flatMap((marker) => partFeature(marker, "selection"));
}

/** Between LTRs a transcript ends at the 3' LTR, which is a feature of the vector and not of the cassette. */
function terminator({ design, structure }: PlasmidContext): PlasmidFeature[] {
  const { terminator: name, downstream } = structure;
  return downstream.includes(name) ? [] : [namedFeature(design, name)];
}

function orfFeature(design: Design): PlasmidFeature {
  const { target } = design;
  if (target.kind !== "gene")
    return standIn(target.kind === "control" ? controlOrf(design) : vectors.orf.template);
  const orf = { kind: "effector" as const, label: targetLabel(design) };
  if (target.codingBp) return { ...orf, name: `${target.symbol} ORF`, length_bp: target.codingBp };
  const name = `${target.symbol} ORF, length not on file (schematic)`;
  return { ...orf, name, length_bp: vectors.orf.template.length, isPlaceholder: true };
}

function insertFeature({ design, stated }: PlasmidContext): PlasmidFeature {
  const { insert, orf } = vectors;
  if (design.target.kind === "control") return standIn(controlOrf(design));
  if (stated.insertBp) return standIn({ ...insert, length: stated.insertBp });
  return standIn(design.target.kind === "template" ? orf.template : insert);
}

/** The reading frame of a control, which differs from its fluorescence marker. */
const controlOrf = ({ fluorescence }: Design): StandIn =>
  fluorescence.code === NONE ? vectors.orf.control : vectors.orf.fluorescentControl;

const standIn = ({ name, label, length }: StandIn): PlasmidFeature => ({
  name,
  kind: "effector",
  length_bp: length,
  label,
});

/** Whether the transcript of the target is translated; templates are meant for genes of which it is. */
const isTranslated = ({ target: { targetClass } }: Design): boolean =>
  targetClass === null || vectors.translated.includes(targetClass);

function namedFeature(design: Design, name: string): PlasmidFeature {
  const found = vectors.features[name];
  if (!found) throw new Error(`vectors.yaml does not define the feature ${name}.`);
  const label = found.label ?? name;
  const targetSuffix = found.targeted ? `(${targetLabel(design)})` : "";
  return { name, kind: found.kind, length_bp: found.length, label: `${label}${targetSuffix}` };
}

/** Examples: hTP53, mTrp53, Ctrl, AAVS1/Rosa26, Template. */
export function targetLabel({ fn, target: { kind, species, symbol } }: Design): string {
  if (kind === "control") return vectors.controlSites[fn.code]?.label ?? symbol;
  return species ? `${species[0]?.toLowerCase()}${symbol}` : symbol;
}
