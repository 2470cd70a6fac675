import { parseSku } from "@ligate/contract/design/sku";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { aGene } from "../../../testing/designs.ts";
import { isStopCodon } from "../data/read-sequences.ts";
import { designFromCodes } from "../resolve-design.ts";
import { buildPlasmidSequences } from "../sequences/kit-sequences.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { CONTROL, TEMPLATE } from "../target.ts";

/** A plasmid as it is exported, and the end of the protein that a tagging kit fuses to. */
export interface Exported {
  plasmid: PlasmidSequence;
  terminus?: "N" | "C" | undefined;
}

/** Whether an exported plasmid keeps a truth, by its sentence. */
export type SequenceTruths = Record<string, (exported: Exported) => boolean>;

/** The exported plasmids of a kit for TP53, a control or a template. */
export function exportKit(sku: string, specified?: SpecifiedParts): Exported[] {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  const target = { [CONTROL.number]: CONTROL, [TEMPLATE.number]: TEMPLATE }[codes.target] ?? aGene();
  const terminus = specified?.terminus;
  return buildPlasmidSequences(designFromCodes(codes, target), specified).map((plasmid) => ({
    plasmid,
    terminus,
  }));
}

const listed = new WeakMap<PlasmidSequence, SequenceFeature[]>();

/** The features of a plasmid without those within a guide. */
export function listOuter(plasmid: PlasmidSequence): SequenceFeature[] {
  const known = listed.get(plasmid);
  if (known) return known;
  let end = 0;
  const outer = plasmid.features.filter((feature) => {
    const isOuter = feature.start_bp > end;
    end = Math.max(end, feature.end_bp);
    return isOuter;
  });
  listed.set(plasmid, outer);
  return outer;
}

export const findFeature = ({ features }: PlasmidSequence, name: string): SequenceFeature | undefined =>
  features.find((each) => each.name === name);

/** The bases of a feature in its own direction. */
export function readBases({ bases }: PlasmidSequence, feature: SequenceFeature): string {
  const read = bases.slice(feature.start_bp - 1, feature.end_bp);
  return feature.strand === 1 ? read : reverseComplement(read);
}

/** The bases from one feature to another, with both; undefined if the plasmid does not have them. */
export function basesFromTo(plasmid: PlasmidSequence, from: string, to: string): string | undefined {
  const [first, last] = [findFeature(plasmid, from), findFeature(plasmid, to)];
  return first && last && plasmid.bases.slice(first.start_bp - 1, last.end_bp);
}

/** The bases between two features; undefined if the plasmid does not have them. */
export function basesBetween(plasmid: PlasmidSequence, from: string, to: string): string | undefined {
  const [first, last] = [findFeature(plasmid, from), findFeature(plasmid, to)];
  return first && last && plasmid.bases.slice(first.end_bp, last.start_bp - 1);
}

/** The position of the first stop codon in the frame of the first base, from 0; -1 if there is none. */
export function findStop(bases: string): number {
  for (let at = 0; at < bases.length; at += 3) {
    if (bases[at] === "T" && isStopCodon(bases.slice(at, at + 3))) return at;
  }
  return -1;
}
