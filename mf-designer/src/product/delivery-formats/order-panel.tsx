import { formatCents } from "@ligate/contract/common/money";
import { FIELD_LABELS } from "@ligate/contract/specification/specification-rows";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { Alert } from "@ligate/ui/feedback/alert";
import { INCOMPLETE_MESSAGE } from "@ligate/ui/forms/form";
import { useId } from "react";
import { focusFirst } from "../specification/fields/field-control.tsx";
import type { FieldProblem } from "../specification/read-specification.ts";
import { type SelectedOption, totalCents } from "./format-selection.ts";
import styles from "./order-panel.module.css";

export interface OrderPanelProps {
  /** No format has a price. */
  isByQuote: boolean;
  selected: readonly SelectedOption[];
  blockingProblems: readonly FieldProblem[];
  /** The prices are being checked against the specification. */
  isChecking: boolean;
  isAdding: boolean;
  error: { message: string } | undefined;
  onAdd: () => void;
}

/** The selected formats with their total, the problems, and the button that adds the formats to the cart. */
export function OrderPanel(props: OrderPanelProps) {
  const { isByQuote, selected, blockingProblems, isChecking, isAdding, error, onAdd } = props;
  const missingId = useId();
  const isIncomplete = error?.message === INCOMPLETE_MESSAGE;
  // Waits for the price, so that nothing is added at a price that the page has not shown.
  const isBusy = isAdding || (isChecking && selected.length > 0 && blockingProblems.length === 0);
  return (
    <section className={styles.panel} aria-label="Your selection">
      <p className={styles.sum} role="status">
        {selected.length > 0 ? (
          <>
            {selected.length === 1 ? "1 format" : `${selected.length} formats`} selected,{" "}
            <b>{formatCents(totalCents(selected))}</b>
          </>
        ) : (
          unselectedText(isByQuote)
        )}
      </p>
      {blockingProblems.length > 0 && (
        <Missing id={missingId} blockingProblems={blockingProblems} isAlert={isIncomplete} />
      )}
      <Button
        wide
        onClick={ignoreDoubleClick(() => !isBusy && onAdd())}
        aria-disabled={isBusy || undefined}
        aria-describedby={blockingProblems.length > 0 ? missingId : undefined}
      >
        {isBusy ? (isAdding ? "Adding…" : "Checking the price…") : "Add to Cart"}
      </Button>
      {error && !isIncomplete && <Alert kind="error">{error.message}</Alert>}
    </section>
  );
}

const unselectedText = (isByQuote: boolean): string =>
  isByQuote
    ? "All formats are by quote. Click Consult next to a format; your specification is sent along."
    : "Select a format to order it.";

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
