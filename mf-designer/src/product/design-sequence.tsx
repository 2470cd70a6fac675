import type { SequenceFormat } from "@ligate/contract/sequences/constants";
import { SequenceSection } from "@ligate/ui/sequence-view/sequence-section";

export interface DesignSequenceProps {
  product: { product_sku: string; product_name: string };
}

const load = async () =>
  (await import(/* webpackChunkName: "kit-sequence" */ "./kit-sequence.tsx")).KitSequence;

/** The sequence of a design, which loads when it is opened, and as files. */
export function DesignSequence({ product: { product_sku: sku, product_name } }: DesignSequenceProps) {
  const fileUrl = (format: SequenceFormat) =>
    `/api/products/get-sequence/${encodeURIComponent(sku)}/?format=${format}`;
  return <SequenceSection of={product_name} fileUrl={fileUrl} load={load} view={{ sku }} />;
}
