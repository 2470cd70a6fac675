import { longName } from "@ligate/contract/long-name";
import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import type { DesignSelection } from "../design-selection.ts";
import { Diagram } from "../diagram/diagram.tsx";
import { Overview } from "../overview/overview.tsx";
import styles from "./preview-panel.module.css";
import type { Preview } from "./use-preview.ts";

export interface PreviewPanelProps {
  design: DesignSelection;
  preview: Preview;
}

/** The live diagram: what has been chosen, as a construct, a map to scale and a list. */
export function PreviewPanel({ design, preview: { product, problem, isPending, retry } }: PreviewPanelProps) {
  // The API sets the bacterial marker that goes with the selection marker.
  const shown = product ? { ...design, bacterialMarkerName: product.bacterial_marker_name } : design;

  return (
    <aside className={styles.panel} aria-labelledby="diagram-title" aria-busy={isPending}>
      <h2 id="diagram-title" className={styles.title}>
        {titleOf(design)}{" "}
        {product && !isPending && <span className={styles.sku}>[{product.product_sku}]</span>}
      </h2>
      <Diagram
        design={shown}
        product={product}
        isPending={isPending}
        isRefused={problem !== undefined}
        live
      />
      {problem && <Alert kind="error">{problem.detail}</Alert>}
      {problem && problem.status !== 422 && (
        <Button manner="quiet" small onClick={retry}>
          Retry
        </Button>
      )}
      {product && !design.targetSequence && (
        <p className={styles.hint}>Priced without a target: choosing one can change price and size.</p>
      )}
      <Overview label="Overview" design={shown} />
    </aside>
  );
}

function titleOf({
  functionTypeName,
  structureTypeName,
  targetSequence,
  productCategoryName,
}: DesignSelection) {
  if (functionTypeName && structureTypeName)
    return longName(functionTypeName, structureTypeName, targetSequence);
  return functionTypeName || productCategoryName || "Your vector";
}
