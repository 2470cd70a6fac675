import { basesOf } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { Stated } from "../plasmids/plasmid-features.ts";

/** What a specification states about the plasmids of a kit; null is that of a line without one. */
export function statedOf(specification: Specification | null): Stated {
  const { insert, terminus } = specification ?? {};
  const insertBp = insert?.source === "sequence" ? basesOf(insert.sequence).length : undefined;
  return { insertBp, terminus };
}
