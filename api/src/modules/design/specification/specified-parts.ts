import { normalizeBases } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { Species } from "../target.ts";

/** The parts of a specification that the plasmids of a kit depend on. Sequences are bases in upper case. */
export interface SpecifiedParts {
  /** The accession of the transcript whose reading frame is expressed; that of the canonical one by default. */
  transcript?: string | undefined;
  /** The insert of a knock-in. */
  insert?: string | undefined;
  /** The customer clones the insert. */
  clonesInsert?: true | undefined;
  /** The insert has a promoter and a polyA of its own. */
  ownPromoter?: true | undefined;
  /** The customer's own reading frame, in place of that of the gene. */
  orf?: OwnFrame | undefined;
  /** The end of the protein that a tag is fused to. In a tagging kit it is drawn as C if it is not specified. */
  terminus?: "N" | "C" | undefined;
  /** How the markers behind an expressed gene are made. */
  marker?: "2A" | "IRES" | "promoter" | undefined;
  /** Whether the fluorophore of an inducible design is on with the gene or in all cells. */
  reporter?: "gene" | "cell" | undefined;
  /** The species of a control at a named locus. */
  species?: Species | undefined;
  /** The customer's own guides. */
  guides?: string[] | undefined;
  /** The customer's own parts. */
  tag?: string | undefined;
  fluorescence?: string | undefined;
  selection?: string | undefined;
}

export interface OwnFrame {
  name: string;
  /** Upper case; a whole frame, with or without a stop codon at its end. */
  bases: string;
}

/** Extracts the parts from a specification; null is the specification of a line without one. */
export function toSpecifiedParts(specification: Specification | null): SpecifiedParts {
  const { insert, orf, terminus, marker, reporter, species, guide, ...own } = specification ?? {};
  return {
    insert: insert?.source === "sequence" ? normalizeBases(insert.sequence) : undefined,
    clonesInsert: insert?.source === "template" ? true : undefined,
    ownPromoter: insert?.source === "sequence" ? insert.has_promoter : undefined,
    transcript: orf?.source === "transcript" ? orf.transcript : undefined,
    orf: orf?.source === "own" ? { name: orf.name, bases: normalizeBases(orf.sequence) } : undefined,
    terminus,
    marker,
    reporter,
    species,
    guides: guide?.source === "own" ? guide.sequences.map(normalizeBases) : undefined,
    tag: toPartBases(own.custom_tag),
    fluorescence: toPartBases(own.custom_fluorescence),
    selection: toPartBases(own.custom_selection),
  };
}

/** The bases of the customer's own part; `undefined` if there is only a note. */
const toPartBases = (part: Specification["custom_tag"]): string | undefined =>
  normalizeBases(part?.sequence ?? "") || undefined;
