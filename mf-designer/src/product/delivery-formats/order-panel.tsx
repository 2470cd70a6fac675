import type { FormatOption, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { formatCents, formatDollars } from "@ligate/contract/common/money";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import type { Specification } from "@ligate/contract/specification/schemas";
import { FIELD_LABELS } from "@ligate/contract/specification/specification-rows";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { Alert } from "@ligate/ui/feedback/alert";
import { INCOMPLETE_MESSAGE } from "@ligate/ui/forms/form";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useId } from "react";
import { focusFirst } from "../specification/fields/field-control.tsx";
import type { FieldProblem } from "../specification/read-specification.ts";
import { type SelectedOption, totalCents } from "./format-selection.ts";
import styles from "./order-panel.module.css";
import { ReadyIn, ResearchUse } from "./order-terms.tsx";

export interface OrderPanelProps {
  product: ProductSummary;
  /** The options that the table shows. */
  shown: readonly FormatOption[];
  /** The specification so far, by the SKU of the option. */
  specifications: ReadonlyMap<string, Specification>;
  selected: readonly SelectedOption[];
  blockingProblems: readonly FieldProblem[];
  /** The prices are being checked against the specification. */
  isChecking: boolean;
  isAdding: boolean;
  error: { message: string } | undefined;
  onAdd: () => void;
}

/**
 * The selected formats with their total and date, the problems, and the button that adds the formats to the cart. A design
 * without a price has a link to the contact form instead.
 */
export function OrderPanel(props: OrderPanelProps) {
  const { product, shown, specifications, selected, blockingProblems } = props;
  const { isChecking, isAdding, error, onAdd } = props;
  const missingId = useId();
  const isIncomplete = error?.message === INCOMPLETE_MESSAGE;
  // Waits for the price, so that nothing is added at a price that the page has not shown.
  const isBusy = isAdding || (isChecking && selected.length > 0 && blockingProblems.length === 0);
  const isByQuote = shown.every(({ unit_price }) => unit_price === null);
  return (
    <section className={styles.panel} aria-label="Your selection">
      {blockingProblems.length > 0 && (
        <Missing id={missingId} blockingProblems={blockingProblems} isAlert={isIncomplete} />
      )}
      <div className={styles.bar}>
        <p className={styles.sum} role="status">
          {selected.length > 0 ? <Total selected={selected} /> : <Unselected shown={shown} />}
        </p>
        {isByQuote ? (
          <ConsultLink product={product} specifications={specifications} />
        ) : (
          <Button
            onClick={ignoreDoubleClick(() => !isBusy && onAdd())}
            aria-disabled={isBusy || undefined}
            aria-describedby={blockingProblems.length > 0 ? missingId : undefined}
          >
            {isBusy ? (isAdding ? "Adding…" : "Checking the price…") : "Add to Cart"}
          </Button>
        )}
        {error && !isIncomplete && <Alert kind="error">{error.message}</Alert>}
      </div>
      <ResearchUse />
    </section>
  );
}

/** The number of formats and their total, with the day on which the last of them is ready. */
function Total({ selected }: { selected: readonly SelectedOption[] }) {
  const [slowest] = selected
    .flatMap(({ option: { lead_time } }) => lead_time ?? [])
    .sort((a, b) => b.max_days - a.max_days);
  return (
    <>
      {selected.length === 1 ? "1 format" : `${selected.length} formats`} selected,{" "}
      <b>{formatCents(totalCents(selected))}</b>
      {slowest && (
        <span className={styles.date}>
          <ReadyIn days={slowest} />
        </span>
      )}
    </>
  );
}

/** The lowest price, and how to order. */
function Unselected({ shown }: { shown: readonly FormatOption[] }) {
  const prices = shown.flatMap(({ unit_price }) => unit_price ?? []);
  if (prices.length === 0)
    return "All formats are by quote. Click Consult; your specification is sent along.";
  return (
    <>
      From <b>{formatDollars(Math.min(...prices))}</b>
      <span className={styles.date}>Select a format to order it.</span>
    </>
  );
}

function ConsultLink({ product, specifications }: Pick<OrderPanelProps, "product" | "specifications">) {
  const specification = Object.assign({}, ...specifications.values());
  return (
    <LinkButton
      to={contactFormUrl(`${product.product_name} (${product.product_sku})`)}
      state={{ specification }}
    >
      Consult<VisuallyHidden> us about this design</VisuallyHidden>
    </LinkButton>
  );
}

interface MissingProps {
  id: string;
  blockingProblems: readonly FieldProblem[];
  /** Whether they have just prevented the lines from being added. */
  isAlert: boolean;
}

/** Names the fields that are missing or wrong; each name moves the focus to its field. */
function Missing({ id, blockingProblems, isAlert }: MissingProps) {
  const byField = new Map(blockingProblems.toReversed().map((problem) => [problem.field, problem]));
  return (
    <div id={id} className={styles.missing}>
      {isAlert ? <p role="alert">{INCOMPLETE_MESSAGE}</p> : <p>We still need:</p>}
      <ul>
        {[...byField.values()].toReversed().map((problem) => (
          <li key={problem.field}>
            <button type="button" onClick={() => focusFirst([problem])}>
              {FIELD_LABELS[problem.field]}
            </button>
            {problem.kind !== "missing" && " (please correct it)"}
          </li>
        ))}
      </ul>
    </div>
  );
}
