import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { GeneWarning } from "@ligate/contract/design/gene-warning";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { isAsked } from "@ligate/contract/specification/is-asked";
import type { FieldMessage as Warning } from "@ligate/contract/specification/schemas";
import { FIELD_LABELS } from "@ligate/contract/specification/specification-rows";
import { Alert } from "@ligate/ui/feedback/alert";
import { GeneWarnings } from "../../shared/gene-warnings.tsx";
import { toControls } from "../../shared/specified-draft.ts";
import { describeField } from "./fields/describe-field.ts";
import { FieldControl } from "./fields/field-control.tsx";
import type { Control } from "./fields/field-description.ts";
import type { FieldProblem } from "./read-specification.ts";
import type { SpecificationFormState } from "./specification-draft.ts";
import styles from "./specification-form.module.css";

/** A field that at least one format asks for. */
export interface FormField extends AskedField {
  /** The formats that ask for it, if others do not. */
  onlyFor: readonly string[];
  /** Only formats without a price ask for it. */
  isForQuote: boolean;
}

export interface SpecificationFormProps {
  fields: readonly FormField[];
  product: ProductSummary;
  form: SpecificationFormState;
  problems: readonly FieldProblem[];
  warnings: readonly Warning[];
  /** Warnings about the gene in the specified design. */
  geneWarnings: readonly GeneWarning[];
  /** Problems to show in any case. Others appear once their control has been filled in. */
  shownProblems: readonly FieldProblem[];
}

/** The id of the group of a field, for links to it. */
export const fieldId = (field: FormField["field"]): string => `field-${field}`;

/** The form of the specification, with a group per field. */
export function SpecificationForm(props: SpecificationFormProps) {
  const { fields, product, form, problems, warnings, geneWarnings, shownProblems } = props;
  // A control that is being filled in for the first time has no error yet.
  const isShown = ({ kind, control }: FieldProblem) =>
    kind === "wrong" || (kind === "unfinished" && form.left.has(control));
  const shown = [...shownProblems, ...problems.filter(isShown)];

  return (
    <section aria-labelledby="specification-title" className={styles.form}>
      <header>
        <h2 id="specification-title">Specification</h2>
        <p className={styles.lead}>What our lab needs to know besides the design.</p>
      </header>
      <fieldset className={styles.groups} disabled={!form.isReady}>
        {fields
          .filter((ask) => isAsked(ask, form.draft))
          .map((ask) => (
            <FieldGroup
              key={ask.field}
              ask={ask}
              form={form}
              product={product}
              problems={problems.filter(({ field }) => field === ask.field)}
              shownProblems={shown}
              warnings={warnings.filter(({ field }) => field === ask.field).map(({ message }) => message)}
              geneWarnings={geneWarnings.filter(({ option }) => option === ask.field)}
            />
          ))}
      </fieldset>
    </section>
  );
}

interface FieldGroupProps {
  ask: FormField;
  form: SpecificationFormState;
  product: ProductSummary;
  /** Problems of this field. */
  problems: readonly FieldProblem[];
  /** Those of them that are shown. */
  shownProblems: readonly FieldProblem[];
  /** Warnings of the API. */
  warnings: readonly string[];
  geneWarnings: readonly GeneWarning[];
}

/** A field of the specification with its controls, hint and warnings. */
function FieldGroup(props: FieldGroupProps) {
  const { ask, form, product, problems, shownProblems, warnings, geneWarnings } = props;
  const { controls } = describeField({ ask, draft: form.draft, product });
  const renderControl = (control: Control) => (
    <FieldControl
      key={control.name}
      control={control}
      form={form}
      product={product}
      error={shownProblems.find((problem) => problem.control === control.name)}
    />
  );
  return (
    <fieldset className={styles.group} id={fieldId(ask.field)}>
      <legend className={styles.legend}>
        {FIELD_LABELS[ask.field]}
        <State field={ask} isIncomplete={ask.required && problems.length > 0} />
      </legend>
      {ask.onlyFor.length > 0 && <p className={styles.hint}>For {ask.onlyFor.join(" and ")}.</p>}
      {ask.hint && <p className={styles.hint}>{ask.hint}</p>}
      {controls.map((control) =>
        Array.isArray(control) ? (
          <div key={control[0].name} className={styles.columns}>
            {control.map(renderControl)}
          </div>
        ) : (
          renderControl(control)
        ),
      )}
      {[...new Set(warnings)].map((warning) => (
        <Alert key={warning} kind="notice">
          {warning}
        </Alert>
      ))}
      <GeneWarnings
        warnings={geneWarnings}
        toAddress={(sku) => `/products/item/${sku}`}
        onSpecify={(specification) => form.change(toControls(specification ?? {}))}
      />
    </fieldset>
  );
}

function State({ field, isIncomplete }: { field: FormField; isIncomplete: boolean }) {
  if (field.isForQuote) return <span className={styles.optional}>for the quote</span>;
  if (!field.required) return <span className={styles.optional}>optional</span>;
  if (isIncomplete) return <span className={styles.required}>required</span>;
  return <span className={styles.complete}>complete</span>;
}
