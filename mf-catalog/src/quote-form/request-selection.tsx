import { PRODUCT_TYPES, QUOTE_TYPES, type QuoteType, SERVICE_TYPES } from "@ligate/contract/quote-choices";
import type { QuoteRequest } from "@ligate/contract/quote-requests";
import type { ZodForm } from "@ligate/ui/use-zod-form";
import { useId } from "react";
import { ChoiceField } from "./choice-field.tsx";
import styles from "./request-form.module.css";

export interface RequestPartProps {
  form: ZodForm<typeof QuoteRequest>;
}

/** Product or service, and which one. */
export function RequestSelection({ form }: RequestPartProps) {
  const { register, watch, formState } = form;
  const problem = formState.errors.type;
  const problemId = useId();
  const type = watch("type");

  return (
    <fieldset className={styles.part} aria-describedby={problem && problemId}>
      <legend className={styles.legend}>What do you need?</legend>
      <div className={styles.types}>
        {Object.entries(QUOTE_TYPES).map(([value, name]) => (
          <label key={value} className={styles.type}>
            <input type="radio" value={value} aria-invalid={problem && true} {...register("type")} />
            {name}
          </label>
        ))}
      </div>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem.message}
        </p>
      )}
      {selections[type]?.(form)}
    </fieldset>
  );
}

const selections: Partial<Record<QuoteType, (form: RequestPartProps["form"]) => React.ReactNode>> = {
  productType: (form) => (
    <ChoiceField form={form} name="productType" label="Product type" values={PRODUCT_TYPES} required />
  ),
  serviceType: (form) => (
    <ChoiceField form={form} name="serviceType" label="Service type" values={SERVICE_TYPES} required />
  ),
};
