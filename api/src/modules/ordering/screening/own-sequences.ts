import { parseSku } from "@ligate/contract/design/sku";
import { normalizeBases } from "@ligate/contract/specification/check-sequence";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import type { Tx } from "../../../db/database.ts";
import { findGuideListings } from "../../catalog/index.ts";
import type { OrderLine } from "../orders/orders.table.ts";

/** A sequence that a customer has specified. */
export interface OwnSequence {
  /** The position of its line in the order, counted from 1. */
  line: number;
  /** The field in which it was specified, such as `Insert`. */
  label: string;
  bases: string;
}

type Line = Pick<OrderLine, "productSku" | "specification">;

/**
 * The sequences of an order that are the customer's own: inserts, parts, and guides that no imported library has for the
 * gene. Guides that were chosen from a library's list are not.
 */
export async function listOwnSequences(tx: Tx, lines: readonly Line[]): Promise<OwnSequence[]> {
  const listed = await Promise.all(lines.map((line, index) => ownSequences(tx, line, index + 1)));
  return listed.flat();
}

async function ownSequences(
  tx: Tx,
  { productSku, specification }: Line,
  line: number,
): Promise<OwnSequence[]> {
  const parts = specificationRows(specification).flatMap(({ label, sequence }) =>
    sequence ? [{ line, label, bases: sequence }] : [],
  );
  const guide = specification?.guide;
  if (guide?.source !== "own" || guide.library !== undefined) return parts;
  const target = parseSku(productSku)?.target ?? "";
  const listings = await findGuideListings(tx, target, specification);
  const isOfTarget = (bases: string) => listings.some((each) => each.isOfTarget && each.bases === bases);
  const guides = guide.sequences.map(normalizeBases).filter((bases) => !isOfTarget(bases));
  return [...parts, ...guides.map((bases) => ({ line, label: "Guide", bases }))];
}
