import { basesOf } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { Stated } from "../plasmids/plasmid-features.ts";

/** What a specification states about the plasmids of a kit; null is that of a line without one. */
export function statedOf(specification: Specification | null): Stated {
  const { insert, terminus, species, guide, ...own } = specification ?? {};
  return {
    insert: insert?.source === "sequence" ? basesOf(insert.sequence) : undefined,
    terminus,
    species,
    guides: guide?.source === "own" ? guide.sequences.map(basesOf) : undefined,
    tag: partOf(own.custom_tag),
    fluorescence: partOf(own.custom_fluorescence),
    selection: partOf(own.custom_selection),
  };
}

/** The bases of the customer's own part; `undefined` if there is only a note. */
const partOf = (part: Specification["custom_tag"]): string | undefined =>
  basesOf(part?.sequence ?? "") || undefined;
