import type { ProductSummary } from "@ligate/contract/product";
import { Alert } from "@ligate/ui/alert";

/** What a designer has to know of a design that can be made: its size, and a marker that was set otherwise. */
export function DesignNotes({ product }: { product: ProductSummary }) {
  const { cargo, bacterial_marker_note } = product;
  return (
    <>
      {cargo.level !== "fine" && cargo.message && <Alert kind="notice">{cargo.message}</Alert>}
      {bacterial_marker_note && <Alert kind="notice">{bacterial_marker_note}</Alert>}
    </>
  );
}
