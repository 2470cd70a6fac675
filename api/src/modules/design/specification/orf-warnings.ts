import { formatInteger } from "@ligate/contract/common/format-integer";
import { STOP_CODONS } from "@ligate/contract/specification/check-sequence";
import type { FieldMessage } from "@ligate/contract/specification/schemas";
import { vectors } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import { listRepeats } from "../sequences/direct-repeats.ts";
import { buildPlasmidSequences, type FileFeature } from "../sequences/kit-sequences.ts";
import type { SpecifiedParts } from "./specified-parts.ts";

/** Warnings about the customer's own reading frame, if it is specified: repeats of other parts in a virus, and no stop codon. */
export function orfWarnings(design: Design, specified: SpecifiedParts): FieldMessage[] {
  const { orf } = specified;
  if (!orf) return [];
  const withoutStop = STOP_CODONS.includes(orf.bases.slice(-3))
    ? []
    : ["The reading frame has no stop codon. If nothing is fused to its end, the vector adds TAA."];
  return [...repeatWarnings(design, specified), ...withoutStop].map((message) => ({ field: "orf", message }));
}

function repeatWarnings(design: Design, specified: SpecifiedParts): string[] {
  return buildPlasmidSequences(design, specified).flatMap((plasmid) =>
    listRepeats(plasmid).flatMap(({ first, second, length }) => {
      const [own, other] = isOwnFrame(first) ? [first, second] : [second, first];
      if (!isOwnFrame(own) || own === other) return [];
      return `The reading frame shares ${formatInteger(length)} nt with ${other.name} of its vector. Viruses recombine between such repeats and lose what is between them: choose another part in place of ${other.name}, or another coding of the frame.`;
    }),
  );
}

const isOwnFrame = ({ kind, source }: Pick<FileFeature, "kind" | "source">): boolean =>
  kind === "effector" && source === vectors.specifiedSource;
