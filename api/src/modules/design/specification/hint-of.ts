import { formatInteger } from "@ligate/contract/common/format-integer";
import { formatDollars, toDollars } from "@ligate/contract/common/money";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import { prices } from "../data/design-data.ts";
import type { LengthSteps } from "../data/price-schema.ts";

/** A sentence about a field whose length determines the price. */
export function hintOf(field: SpecificationField): string | undefined {
  if (field === "insert") return stepsText("Inserts", prices.insert.steps);
  if (field === "region") return stepsText("Deletions", prices.deletion.steps);
  return undefined;
}

/** "Inserts to 2,000 bp are included, to 4,000 bp they cost $250 more, and longer ones are by quote." */
function stepsText(subject: string, steps: LengthSteps): string {
  const words = steps.map(({ upTo, add }, i) => {
    const length = `to ${formatInteger(upTo)} bp`;
    const cost = add === 0 ? "are included" : `cost ${formatDollars(toDollars(add))} more`;
    return i === 0 || add === 0 ? `${length} ${cost}` : `${length} they ${cost}`;
  });
  return `${subject} ${[...words, "and longer ones are by quote"].join(", ")}.`;
}
