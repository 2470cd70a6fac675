import type { OrderView } from "@ligate/contract/orders/schemas";
import type { SequenceFormat } from "@ligate/contract/sequences/constants";
import { SequenceSection } from "@ligate/ui/sequence-view/sequence-section";

export interface OrderSequenceProps {
  orderNumber: string;
  item: Pick<OrderView["items"][number], "line" | "url" | "product_name">;
}

const load = async () =>
  (await import(/* webpackChunkName: "line-sequence" */ "./line-sequence.tsx")).LineSequence;

/** The sequence of a line with what it specifies, which loads when it is opened, and as files. Only designs have one. */
export function OrderSequence({ orderNumber, item: { line, url, product_name } }: OrderSequenceProps) {
  if (!url.startsWith("/products/item/")) return null;
  const fileUrl = (format: SequenceFormat) =>
    `/api/users/order-sequence/${encodeURIComponent(orderNumber)}/${line}/?format=${format}`;
  return (
    <SequenceSection of={product_name} fileUrl={fileUrl} load={load} view={{ orderNumber, line }} isInList />
  );
}
