import { vectors } from "../../data/design-data.ts";
import type { PlasmidFeature } from "../plasmid-features.ts";
import { namedFeature } from "./content-features.ts";

const alternatives = new Map(
  Object.entries(vectors.alternatives).map(([key, others]) => [
    namedFeature(key, ""),
    others.map((other) => namedFeature(other, "")),
  ]),
);

/** The 2A elements, which release two proteins of one transcript from each other. */
const releases = [vectors.separator, ...(vectors.alternatives[vectors.separator] ?? [])].map((key) =>
  namedFeature(key, ""),
);

/** Starts the translation of a second protein of one transcript. */
export const isIres = (feature: PlasmidFeature): boolean => feature === namedFeature(vectors.ires, "");

/** Their names on maps. */
export const RELEASE_NAMES = [...new Set(releases.map(({ name }) => name))];

export const isRelease = (feature: PlasmidFeature): boolean => releases.includes(feature);

/**
 * The cassettes of a plasmid with other features in place of those that it has a second and a third time, because the copies
 * of a direct repeat recombine.
 */
export function withoutRepeats(cassettes: PlasmidFeature[][]): PlasmidFeature[][] {
  const seen = new Map<PlasmidFeature, number>();
  return cassettes.map((cassette) =>
    cassette.map((feature) => {
      const others = alternatives.get(feature);
      if (!others) return feature;
      const nth = seen.get(feature) ?? 0;
      seen.set(feature, nth + 1);
      return others[nth - 1] ?? feature;
    }),
  );
}
