import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { Alert } from "@ligate/ui/feedback/alert";

/** Alerts about the insert size, also if a length of it is not on file, and about a replaced bacterial marker. */
export function DesignAlerts({ product }: { product: ProductSummary }) {
  const { cargo, bacterial_marker_note } = product;
  return (
    <>
      {cargo.message && <Alert kind="notice">{cargo.message}</Alert>}
      {bacterial_marker_note && <Alert kind="notice">{bacterial_marker_note}</Alert>}
    </>
  );
}
