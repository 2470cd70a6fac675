import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { FIELD_LABELS } from "@ligate/contract/specification/specification-rows";
import { Alert } from "@ligate/ui/feedback/alert";
import type { ReactNode } from "react";
import type { SpecificationDraft } from "../specification-draft.ts";
import { ChoiceOptions } from "./choice-options.tsx";
import { CustomPartFields } from "./custom-part-fields.tsx";
import styles from "./field-group.module.css";
import type { FormControls } from "./form-controls.ts";
import type { FormField } from "./form-field.ts";
import { GuideFields, ownGuideWarnings } from "./guide-fields.tsx";
import { InsertFields } from "./insert-fields.tsx";
import { RegionFields, SiteFields } from "./place-fields.tsx";

export interface FieldGroupProps {
  ask: FormField;
  controls: FormControls;
  product: ProductSummary;
  draft: SpecificationDraft;
  /** It is required, and not complete. */
  isIncomplete: boolean;
  /** Cautions of the API. */
  warnings: readonly string[];
}

/** A field of the specification with its controls, hint and cautions. */
export function FieldGroup({ ask, controls, product, draft, isIncomplete, warnings }: FieldGroupProps) {
  const cautions = new Set([...ownGuideWarnings(draft, ask.guide), ...warnings]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {FIELD_LABELS[ask.field]}
        <State field={ask} isIncomplete={isIncomplete} />
      </legend>
      {ask.onlyFor.length > 0 && <p className={styles.hint}>For {ask.onlyFor.join(" and ")}.</p>}
      {ask.hint && <p className={styles.hint}>{ask.hint}</p>}
      {fieldControls(ask, controls, product)}
      {[...cautions].map((caution) => (
        <Alert key={caution} kind="notice">
          {caution}
        </Alert>
      ))}
    </fieldset>
  );
}

function State({ field, isIncomplete }: { field: FormField; isIncomplete: boolean }) {
  if (field.isForQuote) return <span className={styles.optional}>for the quote</span>;
  if (!field.required) return <span className={styles.optional}>optional</span>;
  if (isIncomplete) return <span className={styles.required}>required</span>;
  return <span className={styles.complete}>complete</span>;
}

function fieldControls(ask: FormField, controls: FormControls, product: ProductSummary): ReactNode {
  const species = product.species ?? (controls.draft.species === "Mouse" ? "Mouse" : "Human");
  switch (ask.field) {
    case "insert":
      return <InsertFields ask={ask} controls={controls} />;
    case "site":
      return <SiteFields ask={ask} controls={controls} species={species} />;
    case "region":
      return <RegionFields ask={ask} controls={controls} species={species} />;
    case "guide":
      return <GuideFields ask={ask} controls={controls} product={product} />;
    case "terminus":
    case "species":
    case "serotype":
      return <ChoiceOptions control={ask.field} controls={controls} options={ask.options ?? []} />;
    case "cell_line":
      return <ChoiceOptions control="cellLine" controls={controls} options={ask.options ?? []} />;
    default:
      return <CustomPartFields field={ask.field} controls={controls} />;
  }
}
