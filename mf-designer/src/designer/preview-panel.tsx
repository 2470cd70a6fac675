import { productDisplayName } from "@ligate/contract/design/product-display-name";
import type { CodePParameters } from "@ligate/contract/design/schemas";
import type { DesignSelection } from "../shared/design-model/design-selection.ts";
import type { DesignProduct } from "../shared/design-model/use-design-product.ts";
import { DesignOverview } from "../shared/design-overview.tsx";
import { Diagram } from "../shared/diagram/diagram.tsx";
import styles from "./preview-panel.module.css";
import { useDrawnProduct } from "./use-drawn-product.ts";

export interface PreviewPanelProps {
  design: DesignSelection;
  preview: DesignProduct;
  /** The options of the parts, if they are known. */
  parts: CodePParameters | undefined;
}

/** The diagram and the overview of the current choices. */
export function PreviewPanel({ design, preview, parts }: PreviewPanelProps) {
  const { product, error, isPending } = preview;
  const drawn = useDrawnProduct(design, preview, parts);
  // The API may replace the bacterial marker to match the selection marker.
  const shownDesign = product ? { ...design, bacterialMarkerName: product.bacterial_marker_name } : design;

  return (
    <aside className={styles.panel} aria-labelledby="diagram-title" aria-busy={isPending}>
      <h2 id="diagram-title" className={styles.title}>
        {designTitle(design)}{" "}
        {product && !isPending && <span className={styles.sku}>[{product.product_sku}]</span>}
      </h2>
      {drawn.promoter && (
        <p className={styles.hint}>Drawn with the promoter {drawn.promoter} until you choose one.</p>
      )}
      {drawn.product && !design.targetSequence && (
        <p className={styles.hint}>Drawn without a target. Choosing one can change the price and the size.</p>
      )}
      <Diagram
        design={shownDesign}
        product={drawn.product}
        isPending={isPending}
        isRejected={error !== undefined}
        isAnimated
        isMapOnly
      />
      <DesignOverview label="Overview" design={shownDesign} />
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
