import { classes } from "@ligate/ui/classes";
import {
  PayPalCVVField,
  PayPalExpiryField,
  PayPalNameField,
  PayPalNumberField,
  usePayPalCardFields,
} from "@paypal/react-paypal-js";
import { useId } from "react";
import labelled from "../labelled.module.css";
import styles from "./card-form.module.css";

const FIELDS = {
  NameField: { label: "Name on card", Field: PayPalNameField, placeholder: "", isWide: true },
  NumberField: { label: "Card number", Field: PayPalNumberField, placeholder: "", isWide: true },
  ExpiryField: { label: "Expiry date", Field: PayPalExpiryField, placeholder: "MM / YY", isWide: false },
  CVVField: { label: "CVV", Field: PayPalCVVField, placeholder: "", isWide: false },
} as const;
export type FieldName = keyof typeof FIELDS;

export interface CardInputProps {
  name: FieldName;
  error: string | undefined;
}

/** A field of the provider, which the page cannot look into, with the store's label and error around it. */
export function CardInput({ name, error }: CardInputProps) {
  const id = useId();
  const { fields } = usePayPalCardFields();
  const { label, Field, placeholder, isWide } = FIELDS[name];

  return (
    <fieldset
      className={classes(labelled.field, isWide && styles.wide)}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as a label does; its field cannot be named by `for` */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the field itself is reached */}
      <span id={id} className={labelled.label} onClick={() => fields[name]?.focus()}>
        {label}
      </span>
      <Field placeholder={placeholder} className={styles.field} />
      {error && (
        <p id={`${id}-error`} className={labelled.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
