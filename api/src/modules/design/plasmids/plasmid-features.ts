import type { PartKind } from "@ligate/contract/catalog/constants";
import type { Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";

/** A run of bases of a feature. `name` is given where the run is a feature of its own, such as the spacer of a guide. */
export type Piece =
  /** A sequence of sequences.yaml. */
  | { sequence: string; isReversed?: true; isWithoutStart?: true; isWithoutStop?: true; name?: string }
  | { bases: string; name?: string; source: string }
  /** A number of unknown bases. `reason` is a sentence. `isGuide`: of a guide. */
  | { unknown: number; name?: string; reason: string; isGuide?: true };

/** A feature of a plasmid. */
export interface PlasmidFeature {
  name: string;
  kind: PartKind;
  /** Its key in GenBank files, with the class of a regulatory feature, as in `regulatory:terminator`. */
  key: string;
  /** The bases that a published plasmid has between two features: maps do not show it. */
  isJunction?: true;
  /** The sum of its pieces. */
  length_bp: number;
  /** Short form in the vector name. */
  label: string;
  /** True if the length is unknown, so that `length_bp` is that of a cloning site in its place. */
  isPlaceholder?: true;
  /** The reading frame that the customer supplies in place of that of the gene. */
  isOwnFrame?: true;
  /** -1: reads against the numbering of the plasmid. */
  strand: 1 | -1;
  /** Follows from the kit instead of from a choice of the customer. */
  isGenerated: boolean;
  /** Translated from its first base on. */
  isCoding: boolean;
  /** In the direction of the plasmid. */
  pieces: Piece[];
  /** Of a feature that is translated in frame with its neighbors. */
  reading?: Reading;
}

export interface Reading {
  /** Begins with a start codon, which is left out if it is fused to the feature before it. */
  starts: boolean;
  /** Ends with a stop codon, which is left out if the next feature is fused to it. */
  stops: boolean;
  /** A cloning site: the cloned sequence brings its own start and stop codon. */
  isEmpty?: true;
  /** A specified insert that is translated only if its neighbors are: it is no reading frame from start to end. */
  isOptional?: true;
}

/** The design and specification that fill the $slots of a plasmid. */
export interface PlasmidContext {
  design: Design;
  /** The structure whose ends the plasmid has; it may differ from that of the design. */
  structure: Structure;
  specified: SpecifiedParts;
}
