import type { CargoSize } from "@ligate/contract/catalog/product-schemas";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { lowerFirst } from "@ligate/contract/common/letter-case";
import type { z } from "zod";
import type { Design } from "./design.ts";
import { findSizeFix } from "./part-changes.ts";
import { cargoLevel } from "./plasmids/assemblies.ts";
import {
  excessText,
  formatKb,
  insertBp,
  isRefusedBySize,
  largestInsert,
  sizeText,
} from "./plasmids/insert-size.ts";
import type { SpecifiedParts } from "./specification/specified-parts.ts";

type Cargo = z.infer<typeof CargoSize>;

/**
 * Compares the largest insert of a kit with the packaging limits of its structure. The insert is the packaged or integrated part with the repeats at its ends; in a plain plasmid, the part between the ends of the backbone.
 * @param specified the specified parts, such as the insert
 */
export function measureCargo(design: Design, specified?: SpecifiedParts): Cargo {
  const { bp: insert_bp } = largestInsert(design, specified);
  const level = cargoLevel(design.structure, insert_bp);
  const message = cargoMessage(design, specified);
  return { insert_bp, level, ...(message !== undefined && { message }) };
}

function cargoMessage(design: Design, specified: SpecifiedParts | undefined): string | undefined {
  const { cargo } = design.structure;
  const { bp, isComplete } = largestInsert(design, specified);
  const size = [
    cargo ? sizeText(bp, cargo) : formatKb(bp),
    ...(isComplete ? [] : ["without the reading frame, whose length is not on file"]),
  ].join(" ");
  if (!cargo || bp <= cargo.recommendedMax) return isComplete ? undefined : `${size}.`;
  if (bp <= cargo.max) return `${size}: ${cargo.beyond}.`;
  return `${size} is ${excessText(bp, cargo)}. ${sizeAdvice(design, cargo.max, specified)}`;
}

/** The reason why a design is too large to be made; `undefined` if it can be made. */
export const cargoProblem = (design: Design, specified?: SpecifiedParts): string | undefined =>
  isRefusedBySize(design, specified) ? cargoMessage(design, specified) : undefined;

/** Advises how to make all fit: by 2A, or by other parts, as few as possible, or by a shorter sequence of the customer's own. */
function sizeAdvice(design: Design, maxBp: number, specified?: SpecifiedParts): string {
  if (specified?.marker !== undefined && specified.marker !== "2A") {
    const bp = insertBp(design, { ...specified, marker: "2A" });
    if (bp <= maxBp) return `Choose 2A for the markers and it is ${formatKb(bp)}.`;
  }
  const fix = findSizeFix(design, maxBp, specified);
  const parts = fix ? fixSentence(fix, specified) : design.structure.otherwise;
  const excess = insertBp(design, specified) - maxBp;
  const [name, own] = specified?.insert
    ? ["insert", specified.insert]
    : ["reading frame", specified?.orf?.bases ?? ""];
  if (own.length <= excess) return parts;
  return `Shorten the ${name} by at least ${formatInteger(excess)} bp, or ${lowerFirst(parts)}`;
}

/** Example: `Drop EGFP and it is 8.81 kb.` */
function fixSentence(
  { fix, design }: NonNullable<ReturnType<typeof findSizeFix>>,
  specified?: SpecifiedParts,
) {
  const joint = fix.label.includes(" and ") ? ", and" : " and";
  return `${fix.label}${joint} it is ${formatKb(insertBp(design, specified))}.`;
}
