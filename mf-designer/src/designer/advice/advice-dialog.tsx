import { formatAnswers, parseAnswers } from "@ligate/contract/design/advice-answers";
import type { DesignAdvice, DesignAdviceQuery } from "@ligate/contract/design/schemas";
import { api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { Dialog } from "@ligate/ui/feedback/dialog";
import { SelectField } from "@ligate/ui/forms/field";
import { FieldGrid } from "@ligate/ui/forms/field-grid";
import { useState } from "react";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import styles from "./advice-dialog.module.css";
import { FIRST_ANSWERS, QUESTIONS } from "./advice-questions.ts";

export interface AdviceDialogProps extends AdviceUse {
  onClose: () => void;
}

/** Asks about the experiment, and recommends a design with a reason for every choice. */
export function AdviceDialog({ target, earlier, onUse, onClose }: AdviceDialogProps) {
  const [answers, setAnswers] = useState(earlier ? parseAnswers(earlier) : FIRST_ANSWERS);
  const [advice, setAdvice] = useState<DesignAdvice>();
  const { run, isPending, error } = useApiAction();

  const recommend = () =>
    run(async () => setAdvice(await api.get("/api/products/advise-design/", { query: answers })));
  const change = (name: keyof DesignAdviceQuery, value: string) => {
    setAdvice(undefined);
    setAnswers((known) => ({ ...known, [name]: value }));
  };

  return (
    <Dialog
      heading="Help me choose"
      className={styles.dialog}
      onClose={onClose}
      actions={(close) => (
        <>
          {advice ? (
            <Button
              onClick={() => {
                close();
                onUse(selectionFromAdvice(advice, target), formatAnswers(answers));
              }}
            >
              Use this design
            </Button>
          ) : (
            <Button onClick={recommend} aria-disabled={isPending || undefined}>
              {isPending ? "One moment…" : "Recommend a design"}
            </Button>
          )}
          <Button variant="outlined" onClick={close}>
            Close
          </Button>
        </>
      )}
    >
      <p className={styles.intro}>
        Answer six questions about your experiment. The recommendation fills in the steps, and you can change
        any of them.
      </p>
      <FieldGrid>
        {QUESTIONS.map(({ name, question, answers: offered }) => (
          <SelectField
            key={name}
            label={question}
            value={answers[name]}
            onChange={(event) => change(name, event.target.value)}
          >
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </FieldGrid>
      {error && <Alert kind="error">{error.message}</Alert>}
      {advice && <AdviceResult advice={advice} />}
    </Dialog>
  );
}

type Choice = DesignAdvice["reasons"][number]["choice"];

const CHOICES: Record<Choice, { name: string; value: (advice: DesignAdvice) => string }> = {
  function: { name: "Function type", value: ({ function_type_name }) => function_type_name },
  structure: { name: "Delivery type", value: ({ structure_type_name }) => structure_type_name },
  promoter: { name: "Promoter", value: ({ promoter_name }) => promoter_name },
  markers: { name: "Markers", value: markerNames },
};

function markerNames({
  protein_tag_name,
  fluorescene_marker_name,
  selection_marker_name,
}: DesignAdvice): string {
  const chosen = [protein_tag_name, fluorescene_marker_name, selection_marker_name];
  return chosen.filter((name) => name !== "None").join(", ") || "None";
}

/** The recommended choices, each with its reason. */
function AdviceResult({ advice }: { advice: DesignAdvice }) {
  return (
    <section className={styles.result} role="status" aria-label="Recommended design">
      <h3>
        {advice.function_type_name} in {advice.structure_type_name}
      </h3>
      <dl className={styles.reasons}>
        {advice.reasons.map(({ choice, text }) => (
          <div key={choice}>
            <dt>
              {CHOICES[choice].name}: <b>{CHOICES[choice].value(advice)}</b>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {advice.warnings.map((warning) => (
        <Alert key={warning} kind="notice">
          {warning}
        </Alert>
      ))}
    </section>
  );
}

/** Props that connect the advice to the designer. */
export interface AdviceUse {
  /** The design whose target is kept. */
  target: DesignSelection;
  /** The answers that led to the design, if it was recommended. */
  earlier: string | undefined;
  onUse: (design: DesignSelection, answers: string) => void;
}

/** The recommended choices with the target of a design. */
const selectionFromAdvice = (advice: DesignAdvice, target: DesignSelection): DesignSelection => ({
  ...target,
  productCategoryName: advice.category_name,
  functionTypeName: advice.function_type_name,
  structureTypeName: advice.structure_type_name,
  promoterName: advice.promoter_name,
  proteinTagName: advice.protein_tag_name,
  fluoresceneMarkerName: advice.fluorescene_marker_name,
  selectionMarkerName: advice.selection_marker_name,
});
