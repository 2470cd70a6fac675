import { useApiQuery } from "@ligate/platform/use-api-query";
import { LoadedSequences } from "@ligate/ui/sequence-view/sequence-view";

export interface KitSequenceProps {
  sku: string;
}

/** The sequences of the plasmids of a design. */
export function KitSequence({ sku }: KitSequenceProps) {
  const query = useApiQuery("/api/products/get-kit-sequences/:id/", { params: { id: sku } });
  return <LoadedSequences query={query} />;
}
