import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationFasta } from "../../modules/design/index.ts";

/** The sequences of a specification as the messages of a report: a blank line, then the lines of a FASTA record. */
export const fastaLines = (name: string, specification: Specification | null): string[] =>
  specificationFasta(name, specification).flatMap((record) => ["", ...record.split("\n")]);
