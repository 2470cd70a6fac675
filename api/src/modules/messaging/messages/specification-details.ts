import type { Specification } from "@ligate/contract/specification/schemas";
import { type SpecificationRow, specificationRows } from "@ligate/contract/specification/specification-rows";

const SEQUENCE_BEGINNING = 60;

/** A specification as fields of a thread's message. Of a sequence: its beginning. */
export const specificationDetails = (
  specification: Specification | null,
): { name: string; value: string }[] =>
  specificationRows(specification).map((row) => ({ name: row.label, value: withBeginning(row) }));

function withBeginning({ value, sequence = "" }: SpecificationRow): string {
  if (sequence === "") return value;
  const rest = sequence.length > SEQUENCE_BEGINNING ? "…" : "";
  return `${value}: ${sequence.slice(0, SEQUENCE_BEGINNING)}${rest}`;
}
