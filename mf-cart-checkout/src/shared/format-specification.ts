import { shorten } from "@ligate/contract/common/shorten";
import { specificationRows } from "@ligate/contract/specification/specification-rows";

/** Characters of a value, such as a long note. */
const VALUE_MAX = 60;

/** A specification in one line of text, without the sequences. Empty if nothing is specified. */
export function formatSpecification(specification: Parameters<typeof specificationRows>[0]): string {
  return specificationRows(specification)
    .map(({ label, value }) => `${label}: ${shorten(value, VALUE_MAX)}`)
    .join("; ");
}
