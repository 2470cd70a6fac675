import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";

/** Unknown bases in a row, of one feature. Positions as in the contract. */
export interface SchematicRun {
  start_bp: number;
  end_bp: number;
  strand: 1 | -1;
  /** Why the bases are not known. */
  reason: string;
}

/** The runs of unknown bases. The runs of a guide are listed by its stretches, such as the spacer, and not again for the guide. */
export function schematicRuns({ bases, features }: PlasmidSequence): SchematicRun[] {
  const schematic = features.filter(({ is_schematic }) => is_schematic);
  return schematic.flatMap((feature, i) => {
    const inner = schematic.slice(i + 1).filter((each) => isInside(each, feature));
    return runsIn(inner.reduce(withoutFeature, bases), feature);
  });
}

/** Inner features follow the feature that they are in. */
const isInside = (inner: SequenceFeature, outer: SequenceFeature): boolean =>
  inner.start_bp >= outer.start_bp && inner.end_bp <= outer.end_bp;

const withoutFeature = (bases: string, { start_bp, end_bp }: SequenceFeature): string =>
  bases.slice(0, start_bp - 1) + "-".repeat(end_bp - start_bp + 1) + bases.slice(end_bp);

const runsIn = (bases: string, { start_bp, end_bp, strand, source }: SequenceFeature): SchematicRun[] =>
  Array.from(bases.slice(start_bp - 1, end_bp).matchAll(/N+/g), ({ index, 0: run }) => ({
    start_bp: start_bp + index,
    end_bp: start_bp + index + run.length - 1,
    strand,
    reason: source,
  }));
