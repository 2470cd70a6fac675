import { productDisplayName } from "@ligate/contract/design/product-display-name";
import type { DesignSelection } from "../shared/design-model/design-selection.ts";
import { DesignOverview } from "../shared/design-overview.tsx";
import { Diagram } from "../shared/diagram/diagram.tsx";
import styles from "./preview-panel.module.css";
import type { Designer } from "./state/use-designer.ts";

/** The diagram and the overview of the current choices. */
export function PreviewPanel({ designer }: { designer: Designer }) {
  const { design, product, outline, refusal, error, isPending } = designer;
  const drawn = product ?? outline;

  return (
    <aside className={styles.panel} aria-labelledby="diagram-title" aria-busy={isPending}>
      <h2 id="diagram-title" className={styles.title}>
        {designTitle(design)}{" "}
        {product && !isPending && <span className={styles.sku}>[{product.product_sku}]</span>}
      </h2>
      {outline && !design.promoterName && (
        <p className={styles.hint}>Drawn with the promoter {outline.promoter_name} until you choose one.</p>
      )}
      {drawn && !design.targetSequence && (
        <p className={styles.hint}>Drawn without a target. Choosing one can change the price and the size.</p>
      )}
      <Diagram
        design={design}
        product={drawn}
        isPending={isPending}
        isRejected={refusal !== undefined || error !== undefined}
        isAnimated
        isMapOnly
      />
      <DesignOverview label="Overview" design={design} />
    </aside>
  );
}

function designTitle({
  functionTypeName,
  structureTypeName,
  targetSequence,
  productCategoryName,
}: DesignSelection) {
  if (functionTypeName && structureTypeName)
    return productDisplayName(functionTypeName, structureTypeName, targetSequence);
  return functionTypeName || productCategoryName || "Your vector";
}
