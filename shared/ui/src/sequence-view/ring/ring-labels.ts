import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { rangeLength } from "../bases/ranges.ts";
import { rangeOf } from "../bases/translate.ts";
import type { ShownCut } from "../panels/cut-choice.ts";
import { type Labeled, RADII } from "./ring-geometry.ts";

const MAX_CHARACTERS = 15;
/** Shorter features are named in the lines of bases and in the table only. */
const MIN_SHARE = 0.018;
/** More labels than this do not fit beside the ring. */
const MAX_LABELS = 40;

/** What is named beside the ring: features that are long enough, then unique cutters as long as there is room. */
export function labeledPlaces(plasmid: PlasmidSequence, cuts: readonly ShownCut[]): Labeled[] {
  const total = plasmid.bases.length;
  const features = plasmid.features
    .map((feature) => ({ feature, length: rangeLength(rangeOf(feature), total) }))
    .filter(({ length }) => length >= MIN_SHARE * total)
    .map(({ feature: { name, start_bp }, length }) => ({
      key: `${name} ${start_bp}`,
      text: shorten(name),
      bp: (start_bp - 1 + length / 2) % total,
      radius: RADII.feature + RADII.featureWidth / 2,
    }));
  const cutters = cuts
    .filter(({ isUnique }) => isUnique)
    .map(({ enzyme, cut_bp }) => ({
      key: `cut ${enzyme.name}`,
      text: enzyme.name,
      bp: cut_bp,
      radius: RADII.cut,
    }));
  return [...features, ...cutters].slice(0, MAX_LABELS);
}

const shorten = (name: string): string =>
  name.length > MAX_CHARACTERS ? `${name.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : name;
