import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { Alert } from "@ligate/ui/feedback/alert";

/** Alerts about the insert size of a design, and about a bacterial marker that the API replaced. */
export function DesignAlerts({ product }: { product: ProductSummary }) {
  const { cargo, bacterial_marker_note } = product;
  return (
    <>
      {cargo.level !== "fine" && cargo.message && <Alert kind="notice">{cargo.message}</Alert>}
      {bacterial_marker_note && <Alert kind="notice">{bacterial_marker_note}</Alert>}
    </>
  );
}
