import { type Comparison, firstDifference } from "./comparison.ts";
import type { JsonSchema } from "./json-schema.ts";

const ANYTHING: JsonSchema = {};

/** Compares lists and tuples. */
export function arrayDifference(
  sent: JsonSchema,
  taken: JsonSchema,
  place: string,
  comparison: Comparison,
): string | undefined {
  const { prefixItems: first = [], items: rest = ANYTHING } = sent;
  const count = Math.max(first.length, taken.prefixItems?.length ?? 0);
  const positions = Array.from({ length: count }, (_, position) => position);
  return (
    missingItem(sent, taken, place, comparison) ??
    firstDifference(positions, (position) =>
      itemDifference(first[position] ?? rest, itemAt(taken, position), `${place}[${position}]`, comparison),
    ) ??
    itemDifference(rest, taken.items ?? ANYTHING, `${place}[]`, comparison)
  );
}

const itemAt = ({ prefixItems = [], items = ANYTHING }: JsonSchema, position: number) =>
  prefixItems[position] ?? items;

/** The items of a tuple have meanings, as properties have. */
function missingItem(
  sent: JsonSchema,
  { prefixItems, minItems = 0 }: JsonSchema,
  place: string,
  { sender, receiver }: Comparison,
): string | undefined {
  const sentCount = sent.minItems ?? 0;
  if (!prefixItems || sentCount >= minItems) return undefined;
  return `${receiver} requires ${place}[${sentCount}], which ${sender} may leave out`;
}

function itemDifference(
  sent: JsonSchema | false,
  taken: JsonSchema | false,
  place: string,
  comparison: Comparison,
): string | undefined {
  if (sent === false) return undefined;
  if (taken !== false) return comparison.compare(sent, taken, place);
  return comparison.isChecked
    ? `${comparison.sender} may send ${place}, which ${comparison.receiver} does not take`
    : undefined;
}
