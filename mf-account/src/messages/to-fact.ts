import type { ThreadMessage } from "@ligate/contract/messages/schemas";
import { basesOf } from "@ligate/contract/specification/check-sequence";
import type { Fact } from "@ligate/ui/content/fact-list";

/** Bases from which on a sequence is collapsed: longer ones than guides. */
const LONG_SEQUENCE = 60;
const NUCLEOTIDES = /^[ACGTURYKMSWBDHVN]+$/;

/** A field of a form for display. The value of a field with a sequence is its bases only. */
export function toFact({ name, value }: ThreadMessage["details"][number]): Fact {
  const bases = basesOf(value);
  const isSequence = bases.length >= LONG_SEQUENCE && NUCLEOTIDES.test(bases);
  return isSequence ? { label: name, value: "", sequence: bases } : { label: name, value };
}
