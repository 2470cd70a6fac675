import { cart } from "@ligate/platform/cart";
import { useSearchParams } from "@ligate/platform/router";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { INCOMPLETE_MESSAGE } from "@ligate/ui/forms/form";
import { useState } from "react";
import { specificationDraftName } from "../../shared/specified-draft.ts";
import { FORMATS_PARAMETER, type ProductWithFormats } from "../product.loader.ts";
import { focusFirst } from "../specification/fields/field-control.tsx";
import { useSpecificationForm } from "../specification/specification-draft.ts";
import { SpecificationForm } from "../specification/specification-form.tsx";
import type { SpecifiedKit } from "../specification/use-specified-options.ts";
import styles from "./delivery-formats.module.css";
import {
  type FormatSelection,
  type FormatSelections,
  selectedOptions,
  shownOptions,
  toCartLines,
} from "./format-selection.ts";
import { FormatTable } from "./format-table.tsx";
import { NeededReagents, uniqueReagents } from "./needed-reagents.tsx";
import { OrderPanel } from "./order-panel.tsx";
import { formatSelections, parseSelections } from "./selections-in-address.ts";
import { SpecifiedSize } from "./specified-size.tsx";
import { useSpecifiedFormats } from "./use-specified-formats.ts";

const NOTHING_SELECTED = "Please select at least one delivery format.";

export interface DeliveryFormatsProps extends ProductWithFormats {
  /** Receives the kit as the form specifies it. */
  onSpecified: (kit: SpecifiedKit | undefined) => void;
}

/** The delivery formats of a product, their specification, and the button that adds the selected ones to the cart. */
export function DeliveryFormats({ product, formats, onSpecified }: DeliveryFormatsProps) {
  const { selections, select } = useFormatSelections({ product, formats });
  const [isAttempted, setAttempted] = useState(false);
  const form = useSpecificationForm(specificationDraftName(product.product_sku));
  const specified = useSpecifiedFormats({ product, formats }, selections, form.draft, onSpecified);
  const { run, isPending, error, showError } = useApiAction();
  const selected = selectedOptions(specified.formats, selections);
  const { fields, blockingProblems, failure } = specified;

  const isResolved =
    (error?.message === INCOMPLETE_MESSAGE && blockingProblems.length === 0) ||
    (error?.message === NOTHING_SELECTED && selected.length > 0);
  function addToCart() {
    setAttempted(true);
    if (selected.length === 0) return showError(NOTHING_SELECTED);
    if (blockingProblems.length === 0) {
      return run(() => cart.add(toCartLines(product, selected, specified.specifications)));
    }
    showError(INCOMPLETE_MESSAGE);
    focusFirst(blockingProblems);
  }

  return (
    <section aria-labelledby="formats-title" className={styles.formats}>
      <h2 id="formats-title" className={styles.title}>
        Delivery formats
      </h2>
      <FormatTable
        formats={specified.formats}
        selections={selections}
        specifications={specified.specifications}
        onChange={select}
      />
      {fields.length > 0 && (
        <div className={styles.specification}>
          <SpecificationForm
            fields={fields}
            product={product}
            form={form}
            problems={specified.problems}
            shownProblems={isAttempted ? blockingProblems : []}
            warnings={specified.warnings}
            geneWarnings={specified.geneWarnings ?? product.gene_warnings ?? []}
          />
        </div>
      )}
      <SpecifiedSize cargo={specified.cargo} usual={product.cargo} />
      {failure && (
        <Alert kind="error">
          The price could not be checked. {failure.message}{" "}
          <button type="button" className={styles.retry} onClick={failure.retry}>
            Retry
          </button>
        </Alert>
      )}
      <OrderPanel
        product={product}
        shown={shownOptions(specified.formats, selections).map(({ option }) => option)}
        specifications={specified.specifications}
        selected={selected}
        blockingProblems={blockingProblems}
        isChecking={specified.isPending}
        isAdding={isPending}
        error={isResolved ? undefined : error}
        onAdd={addToCart}
      />
      {/* Behind the button, which the keyboard reaches first. */}
      <NeededReagents reagents={uniqueReagents(selected.flatMap(({ option }) => option.needs))} />
    </section>
  );
}

/** The selected formats, which the address has too, so that a reload, Back and a shared link keep them. */
function useFormatSelections({ product: { product_sku: sku }, formats }: ProductWithFormats) {
  const [query, setQuery] = useSearchParams();
  const [selections, setSelections] = useState(() =>
    parseSelections(formats, sku, query.get(FORMATS_PARAMETER) ?? ""),
  );

  function select(format: string, selection: FormatSelection) {
    const changed: FormatSelections = { ...selections, [format]: selection };
    setSelections(changed);
    const text = formatSelections(formats, sku, changed);
    const next = new URLSearchParams(query);
    if (text) next.set(FORMATS_PARAMETER, text);
    else next.delete(FORMATS_PARAMETER);
    setQuery(next, { replace: true, preventScrollReset: true });
  }
  return { selections, select };
}
