import type { DesignFix } from "@ligate/contract/design/schemas";
import { api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { selectionFromProduct } from "../../shared/design-model/design-selection.ts";
import type { Designer } from "../state/use-designer.ts";
import styles from "./design-verdict.module.css";

/** More are of no help. */
const MAX_MENDS = 4;

/** The changes that make a design possible, one click each. The target stays as it is. */
export function MendButtons({ fixes, designer }: { fixes: readonly DesignFix[]; designer: Designer }) {
  const { run, error, isPending } = useApiAction();
  const { design, replaceDesign } = designer;

  const mend = ({ product_sku }: DesignFix) =>
    run(async () => {
      const product = await api.get("/api/products/get-product-summary/:id/", {
        params: { id: product_sku },
      });
      const { targetSequence, geneSymbol, geneOption } = design;
      replaceDesign({ ...selectionFromProduct(product), targetSequence, geneSymbol, geneOption });
    });

  if (fixes.length === 0) return null;
  return (
    <>
      <div className={styles.mends}>
        {fixes.slice(0, MAX_MENDS).map((each) => (
          <Button
            key={each.product_sku}
            small
            onClick={() => mend(each)}
            aria-disabled={isPending || undefined}
          >
            {each.label}
          </Button>
        ))}
      </div>
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}
