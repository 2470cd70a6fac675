import type { CargoSize } from "@ligate/contract/catalog/product-schemas";
import type { z } from "zod";
import type { Design } from "../design.ts";
import { excessText, sizeText } from "./cargo-text.ts";
import { formatKb } from "./format-kb.ts";
import { largestInsert } from "./insert-bp.ts";
import type { Stated } from "./plasmid-features.ts";
import { sizeAdvice } from "./size-advice.ts";

type Cargo = z.infer<typeof CargoSize>;

/**
 * Compares the largest insert of a kit with the packaging limits of its structure. The insert is what is packaged or
 * integrated, with the repeats at its ends; in a plain plasmid it is what lies between the ends of the backbone.
 * @param stated what the customer specified besides the parts, such as the length of the insert
 */
export function cargoOf(design: Design, stated?: Stated): Cargo {
  const { cargo } = design.structure;
  const insert = largestInsert(design, stated);
  const bp = insert.bp;
  const size = [
    cargo ? sizeText(bp, cargo) : formatKb(bp),
    ...(insert.isComplete ? [] : ["without the reading frame, whose length is not on file"]),
  ].join(" ");
  if (!cargo || bp <= cargo.recommendedMax) {
    return { insert_bp: bp, level: "fine", ...(insert.isComplete ? {} : { message: `${size}.` }) };
  }
  if (bp <= cargo.max) {
    return {
      insert_bp: bp,
      level: "lower_titre",
      message: `${size}: a lower titer is to be expected than below ${formatKb(cargo.recommendedMax)}.`,
    };
  }
  const message = `${size} is ${excessText(bp, cargo)}. ${sizeAdvice(design, stated ?? {}, cargo.max)}`;
  return { insert_bp: bp, level: "too_large", message };
}

/** The reason why a design is too large to be made; `undefined` if it can be made. */
export function cargoProblem(design: Design, stated?: Stated): string | undefined {
  const { level, message } = cargoOf(design, stated);
  return level === "too_large" && design.structure.cargo?.whenTooLarge === "refused" ? message : undefined;
}
