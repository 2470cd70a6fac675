import type { Specification } from "@ligate/contract/specification/schemas";
import { api } from "@ligate/platform/api";
import { useQuery } from "@ligate/platform/use-api-query";
import { LoadedSequences } from "@ligate/ui/sequence-view/sequence-view";

export interface KitSequenceProps {
  sku: string;
  /** Absent: the sequences are those of the SKU. */
  specification?: Specification | undefined;
}

/** The sequences of the plasmids of a design. */
export function KitSequence({ sku, specification }: KitSequenceProps) {
  const query = useQuery(JSON.stringify({ sku, specification }), (signal) =>
    specification
      ? api.post("/api/products/specified-sequences/", { body: { product_sku: sku, specification }, signal })
      : api.get("/api/products/get-kit-sequences/:id/", { params: { id: sku }, signal }),
  );
  return <LoadedSequences query={query} />;
}
