import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { SPECIFIED_NAME_MAX, SPECIFIED_NOTE_MAX } from "@ligate/contract/specification/constants";
import { FIELD_LABELS } from "@ligate/contract/specification/specification-rows";
import { Alert } from "@ligate/ui/feedback/alert";
import { TextAreaField } from "@ligate/ui/forms/field";
import type { ReactNode } from "react";
import { CUSTOM_PART_CONTROLS } from "../reading/read-custom-part.ts";
import { controlId, type SpecificationDraft } from "../specification-draft.ts";
import { ChoiceOptions } from "./choice-options.tsx";
import styles from "./field-group.module.css";
import { bind, type FormControls, type FormField, type SpecificationFieldProps } from "./form-controls.ts";
import { GuideFields, listGuideWarnings } from "./guide-fields.tsx";
import { RegionFields, SiteFields } from "./place-fields.tsx";
import { SequenceArea, TextInput } from "./sequence-area.tsx";

export interface FieldGroupProps {
  ask: FormField;
  controls: FormControls;
  product: ProductSummary;
  draft: SpecificationDraft;
  /** Whether it is required and not complete. */
  isIncomplete: boolean;
  /** Warnings of the API. */
  warnings: readonly string[];
}

/** A field of the specification with its controls, hint and warnings. */
export function FieldGroup({ ask, controls, product, draft, isIncomplete, warnings }: FieldGroupProps) {
  const allWarnings = new Set([...listGuideWarnings(draft, ask.guide), ...warnings]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {FIELD_LABELS[ask.field]}
        <State field={ask} isIncomplete={isIncomplete} />
      </legend>
      {ask.onlyFor.length > 0 && <p className={styles.hint}>For {ask.onlyFor.join(" and ")}.</p>}
      {ask.hint && <p className={styles.hint}>{ask.hint}</p>}
      {fieldControls(ask, controls, product)}
      {[...allWarnings].map((warning) => (
        <Alert key={warning} kind="notice">
          {warning}
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

interface CustomPartFieldsProps {
  field: keyof typeof CUSTOM_PART_CONTROLS;
  controls: FormControls;
}

/** The sequence of a part that the customer supplies, or a note about it. */
function CustomPartFields({ field, controls }: CustomPartFieldsProps) {
  const [sequence, note] = CUSTOM_PART_CONTROLS[field];
  return (
    <>
      <SequenceArea
        label="Sequence of the part"
        hint="A, C, G and T, or one FASTA record"
        control={sequence}
        controls={controls}
        optional
      />
      <div id={controlId(note)}>
        <TextAreaField
          label="Note"
          hint="What it is and where to find its sequence, such as an Addgene number"
          rows={2}
          maxLength={SPECIFIED_NOTE_MAX}
          optional
          {...bind(controls, note)}
        />
      </div>
    </>
  );
}

/** The sequence that a knock-in inserts, or an empty cloning site. */
function InsertFields({ ask, controls }: SpecificationFieldProps) {
  return (
    <>
      <ChoiceOptions control="insertSource" controls={controls} options={ask.options ?? []} />
      {controls.draft.insertSource === "sequence" && (
        <>
          <TextInput
            label="Name of the insert"
            hint="For example, EGFP or FRB-T2098L"
            control="insertName"
            controls={controls}
            maxLength={SPECIFIED_NAME_MAX}
          />
          <SequenceArea
            label="Sequence of the insert"
            hint="Paste A, C, G and T, or one FASTA record. Line breaks and numbers are ignored."
            control="insertSequence"
            controls={controls}
            rows={6}
          />
        </>
      )}
    </>
  );
}
