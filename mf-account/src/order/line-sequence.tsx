import { useApiQuery } from "@ligate/platform/use-api-query";
import { LoadedSequences } from "@ligate/ui/sequence-view/sequence-view";

export interface LineSequenceProps {
  orderNumber: string;
  /** Position of the line in the order, counted from 1. */
  line: number;
}

/** The sequences of the plasmids of an ordered design. */
export function LineSequence({ orderNumber, line }: LineSequenceProps) {
  const query = useApiQuery("/api/users/order-sequences/:id/:line/", {
    params: { id: orderNumber, line: String(line) },
  });
  return <LoadedSequences query={query} />;
}
