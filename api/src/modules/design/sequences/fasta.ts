import { formatInteger } from "@ligate/contract/common/format-integer";
import { DESIGN_SEQUENCE_NOTE } from "@ligate/contract/sequences/constants";
import type { KitSequences } from "@ligate/contract/sequences/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import { chunks, toAscii } from "./ascii-lines.ts";
import { locusName } from "./names.ts";

const BASES_PER_LINE = 70;

/** The plasmids of a kit as records of a FASTA file, in ASCII. The name before the first space is that of the GenBank record. */
export const writeFasta = (kit: KitSequences): string =>
  kit.plasmids
    .map(({ name, role, bases, known_bp }, index) => {
      const known = `${formatInteger(known_bp)} of ${formatInteger(bases.length)} bp known`;
      const header = `>${locusName(kit, index)} ${name}, ${role}, circular. ${DESIGN_SEQUENCE_NOTE}, ${known}.`;
      return `${[toAscii(header), ...chunks(bases, BASES_PER_LINE)].join("\n")}\n`;
    })
    .join("");

/** Narrower, because mails and terminals show them. */
const SPECIFIED_BASES_PER_LINE = 60;

/**
 * The sequences of a specification as FASTA records.
 * @param name identifies their origin in the headers, such as `line 1`
 */
export const specificationFasta = (name: string, specification: Specification | null): string[] =>
  specificationRows(specification).flatMap(({ label, value, sequence = "" }) => {
    if (sequence === "") return [];
    const [title] = value.split("\n");
    return [[`>${name}, ${label}: ${title}`, ...chunks(sequence, SPECIFIED_BASES_PER_LINE)].join("\n")];
  });
