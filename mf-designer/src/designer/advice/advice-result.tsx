import type { DesignAdvice } from "@ligate/contract/design/schemas";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./advice-dialog.module.css";

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
export function AdviceResult({ advice }: { advice: DesignAdvice }) {
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
