import type { DesignAdvice, DesignAdviceQuery } from "@ligate/contract/design/schemas";
import { api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { Dialog } from "@ligate/ui/feedback/dialog";
import { SelectField } from "@ligate/ui/forms/field";
import { FieldGrid } from "@ligate/ui/forms/field-grid";
import { useState } from "react";
import { formatAnswers, parseAnswers } from "./advice-answers.ts";
import styles from "./advice-dialog.module.css";
import { FIRST_ANSWERS, QUESTIONS } from "./advice-questions.ts";
import { AdviceResult } from "./advice-result.tsx";
import { type AdviceUse, selectionFromAdvice } from "./selection-from-advice.ts";

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
                onUse(selectionFromAdvice(advice, target), 4, formatAnswers(answers));
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
        Six questions about your experiment. The answer fills in the steps, and you can change each of them.
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
