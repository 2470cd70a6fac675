import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationRows } from "@ligate/contract/specification/specification-rows";

const LINE = /.{1,60}/g;

/**
 * The sequences of a specification as FASTA records.
 * @param name identifies their origin in the headers, such as `line 1`
 */
export const specificationFasta = (name: string, specification: Specification | null): string[] =>
  specificationRows(specification).flatMap(({ label, value, sequence = "" }) => {
    if (sequence === "") return [];
    const [title] = value.split("\n");
    return [[`>${name}, ${label}: ${title}`, ...(sequence.match(LINE) ?? [])].join("\n")];
  });
