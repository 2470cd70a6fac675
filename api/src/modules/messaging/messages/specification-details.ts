import type { ThreadMessage } from "@ligate/contract/messages/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationRows } from "@ligate/contract/specification/specification-rows";

/** A specification as fields of a thread's message. */
export const specificationDetails = (specification: Specification | null): ThreadMessage["details"] =>
  specificationRows(specification).map(({ label, ...row }) => ({ name: label, ...row }));
