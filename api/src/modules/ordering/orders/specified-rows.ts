import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationRows } from "@ligate/contract/specification/specification-rows";

/** The rows of a line's specification in a mail. The customer typed it, so that only a verified address receives it. */
export const specifiedRows = ({
  specification,
}: {
  specification: Specification | null;
}): [string, string][] => specificationRows(specification).map(({ label, value }) => [label, value]);
