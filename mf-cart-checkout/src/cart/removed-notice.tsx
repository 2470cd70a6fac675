import { productTitle } from "@ligate/contract/orders/product-label";
import { ProductName } from "@ligate/ui/content/product-name";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import type { NamedLine } from "./cart-changes-store.ts";
import styles from "./removed-notice.module.css";

export interface RemovedNoticeProps {
  /** The line that was removed last, while it can be restored. */
  removed?: NamedLine | undefined;
  /** The line that was restored last. */
  restored?: NamedLine | undefined;
  isRestoring: boolean;
  /** Why the line could not be restored. */
  error?: string | undefined;
  onUndo: () => void;
}

/** Announces removals and restorations, and offers to undo the last removal. */
export function RemovedNotice({ removed, restored, isRestoring, error, onUndo }: RemovedNoticeProps) {
  const name = removed && productTitle(removed);
  return (
    <div className={removed && styles.notice}>
      <div className={removed && styles.row}>
        {/* Screen readers announce a change of this element, but not an element that appears with its text. */}
        <p role="status" className={removed && styles.text}>
          {restored && <VisuallyHidden>{productTitle(restored)} is in your cart again. </VisuallyHidden>}
          {name && (
            <>
              Removed <ProductName name={name} />.
            </>
          )}
        </p>
        {removed && (
          <Button
            variant="outlined"
            small
            className={styles.undo}
            aria-disabled={isRestoring || undefined}
            onClick={onUndo}
          >
            Undo<VisuallyHidden> the removal of {name}</VisuallyHidden>
          </Button>
        )}
      </div>
      {removed && error && <Alert kind="error">{error}</Alert>}
    </div>
  );
}
