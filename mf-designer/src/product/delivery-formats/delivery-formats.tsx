import { formatCents } from "@ligate/contract/common/money";
import { cart } from "@ligate/platform/cart";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useState } from "react";
import type { ProductWithFormats } from "../load-product.ts";
import styles from "./delivery-formats.module.css";
import {
  type FormatSelection,
  initialSelections,
  selectedOptions,
  toCartLines,
  totalCents,
} from "./format-selection.ts";
import { FormatTable } from "./format-table.tsx";

const NOTHING_SELECTED = "Please select at least one delivery format.";

/** The delivery formats of a product, and the button that adds the selected ones to the cart. */
export function DeliveryFormats({ product, formats }: ProductWithFormats) {
  const [selections, setSelections] = useState(() => initialSelections(formats, product.product_sku));
  const { run, isPending, error, showError } = useApiAction();
  const selected = selectedOptions(formats, selections);

  const change = (format: string, selection: FormatSelection) =>
    setSelections({ ...selections, [format]: selection });
  const addToCart = () =>
    selected.length > 0 ? run(() => cart.add(toCartLines(product, selected))) : showError(NOTHING_SELECTED);

  return (
    <section aria-labelledby="formats-title">
      <h2 id="formats-title" className={styles.title}>
        Delivery formats
      </h2>
      <FormatTable formats={formats} selections={selections} onChange={change} />
      <div className={styles.order}>
        <p className={styles.sum} role="status">
          {selected.length > 0 && (
            <>
              {selected.length === 1 ? "1 format" : `${selected.length} formats`} selected,{" "}
              <b>{formatCents(totalCents(selected))}</b>
            </>
          )}
        </p>
        <Button onClick={ignoreDoubleClick(addToCart)} aria-disabled={isPending || undefined}>
          {isPending ? "Adding…" : "Add to Cart"}
        </Button>
      </div>
      {error && <Alert kind="error">{error.message}</Alert>}
    </section>
  );
}
