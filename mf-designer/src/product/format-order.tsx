import { formatDollars } from "@ligate/contract/cents";
import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { useState } from "react";
import { firstClick } from "../first-click.ts";
import type { LoadedProduct } from "../load-product.ts";
import { type FormatChoice, initialChoices, linesOf, selectedOptions, sumOf } from "./format-choice.ts";
import styles from "./format-order.module.css";
import { FormatTable } from "./format-table.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

const NOTHING_SELECTED = "Please select at least one delivery format.";

/** The delivery formats, and what is selected of them on its way into the cart. */
export function FormatOrder({ product, formats }: LoadedProduct) {
  const [choices, setChoices] = useState(() => initialChoices(formats, product.product_sku));
  const { add, isPending, problem, show } = useAddToCart();
  const selected = selectedOptions(formats, choices);

  const change = (format: string, choice: FormatChoice) => setChoices({ ...choices, [format]: choice });
  const submit = () => (selected.length > 0 ? add(linesOf(product, selected)) : show(NOTHING_SELECTED));

  return (
    <section aria-labelledby="formats-title">
      <h2 id="formats-title" className={styles.title}>
        Delivery formats
      </h2>
      <FormatTable formats={formats} choices={choices} onChange={change} />
      <div className={styles.order}>
        <p className={styles.sum} role="status">
          {selected.length > 0 && (
            <>
              {selected.length === 1 ? "1 format" : `${selected.length} formats`} selected,{" "}
              <b>{formatDollars(sumOf(selected))}</b>
            </>
          )}
        </p>
        <Button onClick={firstClick(submit)} aria-disabled={isPending || undefined}>
          {isPending ? "Adding…" : "Add to Cart"}
        </Button>
      </div>
      {problem && <Alert kind="error">{problem.message}</Alert>}
    </section>
  );
}
