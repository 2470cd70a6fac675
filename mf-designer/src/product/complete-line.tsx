import type { CartItem } from "@ligate/contract/cart/schemas";
import type { FormatOption, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { Link } from "@ligate/platform/router";
import { ProductName } from "@ligate/ui/content/product-name";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { focusOnMount } from "@ligate/ui/controls/focus-on-mount";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { lineDraft, useSaveLine } from "@ligate/ui/orders/cart-line";
import { Price } from "@ligate/ui/orders/price";
import { useState } from "react";
import styles from "./complete-line.module.css";
import { focusFirst } from "./specification/fields/field-control.tsx";
import { useSpecificationForm } from "./specification/specification-draft.ts";
import { SpecificationForm } from "./specification/specification-form.tsx";
import {
  type SpecifiedKit,
  type SpecifiedOption,
  useSpecifiedOptions,
} from "./specification/use-specified-options.ts";

export interface CompleteLineProps {
  product: ProductSummary;
  option: FormatOption;
  item: CartItem;
  /** Receives the kit as the form specifies it. */
  onSpecified: (kit: SpecifiedKit | undefined) => void;
}

/** The specification of a line that is in the cart already, and the button that saves it there. */
export function CompleteLine({ product, option, item, onSpecified }: CompleteLineProps) {
  const form = useSpecificationForm(lineDraft(item), item.specification);
  const { specified, isPending: isChecking } = useSpecifiedOptions(
    product,
    [{ option, isSelected: true }],
    form.draft,
    onSpecified,
  );
  const { specification, problems, response } = specified[0] as SpecifiedOption;
  // Without a specification, the price is that of the option.
  const price = problems.length === 0 && Object.keys(specification).length === 0 ? option : response;
  const saveLine = useSaveLine();
  const { run, isPending, error } = useApiAction();
  const [isAttempted, setAttempted] = useState(false);

  function submit() {
    setAttempted(true);
    if (problems.length === 0) return run(() => saveLine(item, specification));
    focusFirst(problems);
  }

  return (
    <section aria-label="Item in your cart" className={styles.line}>
      <header className={styles.header}>
        <p className={styles.eyebrow}>In your cart</p>
        {/* The customer came for the line, which loads after the page above it. */}
        <h2 ref={focusOnMount} tabIndex={-1}>
          <ProductName name={item.product_name} />
        </h2>
        <p className={styles.facts}>
          {item.product_sku} · quantity {item.quantity}
        </p>
        {item.specification_problem && <Alert kind="notice">{item.specification_problem}</Alert>}
      </header>
      {option.asks.length > 0 ? (
        <SpecificationForm
          fields={option.asks.map((ask) => ({ ...ask, onlyFor: [], isForQuote: false }))}
          product={product}
          form={form}
          problems={problems}
          shownProblems={isAttempted ? problems : []}
          warnings={response?.warnings ?? []}
          geneWarnings={response?.gene_warnings ?? product.gene_warnings ?? []}
        />
      ) : (
        <p>This item needs no specification.</p>
      )}
      {price && <LinePrice option={option} price={price} specification={specification} />}
      <div className={styles.actions}>
        <Button onClick={ignoreDoubleClick(submit)} aria-disabled={isPending || undefined}>
          {isPending ? "Saving…" : "Save to the cart"}
        </Button>
        <LinkButton variant="text" to="/cart">
          Back to the cart
        </LinkButton>
        <Link to={`/products/item/${option.product_sku}`}>Other formats of this design</Link>
        {isChecking && <span role="status">Checking the price…</span>}
      </div>
      {error && <Alert kind="error">{error.message}</Alert>}
    </section>
  );
}

interface LinePriceProps {
  option: FormatOption;
  price: Pick<FormatOption, "unit_price" | "list_price" | "reason">;
  specification: CartItem["specification"];
}

/** The price per piece with the specification, or the reason why there is none. */
function LinePrice({ option, price: { unit_price, list_price, reason }, specification }: LinePriceProps) {
  if (unit_price !== null) {
    return (
      <p role="status" className={styles.facts}>
        Price per piece:{" "}
        <Price unitPrice={unit_price} listPrice={list_price} onDiscount={option.on_discount} />
      </p>
    );
  }
  const product = `${option.product_name} (${option.product_sku})`;
  return (
    <Alert kind="notice">
      {reason ?? "With this specification, the price is by quote."}{" "}
      <Link to={contactFormUrl(product)} state={{ specification }}>
        Consult
      </Link>
    </Alert>
  );
}
