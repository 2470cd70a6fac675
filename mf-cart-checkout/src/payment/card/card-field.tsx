import { cx } from "@ligate/ui/cx";
import fieldStyles from "@ligate/ui/forms/field.module.css";
import {
  PayPalCVVField,
  PayPalExpiryField,
  PayPalNameField,
  PayPalNumberField,
  usePayPalCardFields,
} from "@paypal/react-paypal-js";
import { useId } from "react";
import styles from "./card-form.module.css";

const FIELDS = {
  NameField: { label: "Name on card", Field: PayPalNameField, placeholder: "", isWide: true },
  NumberField: { label: "Card number", Field: PayPalNumberField, placeholder: "", isWide: true },
  ExpiryField: { label: "Expiry date", Field: PayPalExpiryField, placeholder: "MM / YY", isWide: false },
  CVVField: { label: "CVV", Field: PayPalCVVField, placeholder: "", isWide: false },
} as const;
export type FieldName = keyof typeof FIELDS;

export interface CardFieldProps {
  name: FieldName;
  error: string | undefined;
}

/** A field in the provider's iframe, which the page cannot read, with a label and an error message of the page. */
export function CardField({ name, error }: CardFieldProps) {
  const id = useId();
  const { fields } = usePayPalCardFields();
  const { label, Field, placeholder, isWide } = FIELDS[name];

  return (
    <fieldset
      className={cx(fieldStyles.field, isWide && styles.wide)}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: replaces a label, whose `for` cannot name a field in a frame */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Tab key reaches the field itself */}
      <span id={id} className={fieldStyles.label} onClick={() => fields[name]?.focus()}>
        {label}
      </span>
      <Field placeholder={placeholder} className={styles.field} />
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
