import { formatInteger } from "@ligate/contract/common/format-integer";
import { STOP_CODONS } from "@ligate/contract/sequences/codons";
import type { FieldMessage } from "@ligate/contract/specification/schemas";
import { vectors } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import { buildPlasmidSequences, type FileFeature } from "../sequences/kit-sequences.ts";
import { featureFrom, findGenome, findShared } from "../sequences/viral-genome.ts";
import type { SpecifiedParts } from "./specified-parts.ts";

/** Warnings about the customer's own reading frame, if it is specified: repeats of other parts in a virus, and no stop codon. */
export function orfWarnings(design: Design, specified: SpecifiedParts): FieldMessage[] {
  const { orf } = specified;
  if (!orf) return [];
  const withoutStop = STOP_CODONS.includes(orf.bases.slice(-3))
    ? []
    : ["The reading frame has no stop codon. We add TAA unless something is fused to its end."];
  return [...repeatWarnings(design, specified), ...withoutStop].map((message) => ({ field: "orf", message }));
}

function repeatWarnings(design: Design, specified: SpecifiedParts): string[] {
  return buildPlasmidSequences(design, specified).flatMap((plasmid) => {
    const genome = findGenome(plasmid);
    const own = plasmid.features.find(isOwnFrame);
    if (!genome || !own) return [];
    const longest = new Map<string, number>();
    for (const [start, end] of [
      [genome.start, own.start_bp - 1],
      [own.end_bp, genome.end],
    ] as const) {
      const frame = plasmid.bases.slice(own.start_bp - 1, own.end_bp);
      for (const { at, length } of findShared(plasmid.bases.slice(start, end), frame)) {
        const { name } = featureFrom(plasmid, start + at);
        longest.set(name, Math.max(length, longest.get(name) ?? 0));
      }
    }
    return [...longest].map(
      ([name, length]) =>
        `The reading frame shares ${formatInteger(length)} nt with ${name} on the same vector. Viruses recombine between such repeats and lose the bases between them. Replace ${name}, or recode the frame.`,
    );
  });
}

const isOwnFrame = ({ kind, source }: Pick<FileFeature, "kind" | "source">): boolean =>
  kind === "effector" && source === vectors.specifiedSource;
