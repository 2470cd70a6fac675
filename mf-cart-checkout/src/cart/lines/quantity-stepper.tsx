import { QUANTITY_MAX, QUANTITY_MIN } from "@ligate/contract/cart/constants";
import { Icon } from "@ligate/ui/controls/icon";
import { useState } from "react";
import { clampQuantity, keepDigits, parseQuantity } from "./quantity.ts";
import styles from "./quantity-stepper.module.css";

export interface QuantityStepperProps {
  /** The product name, for screen readers. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** A quantity with buttons. The buttons apply immediately, entered digits on blur and on Enter. */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  // The text being edited; `undefined` when the input is not being edited.
  const [draft, setDraft] = useState<string>();

  const change = (next: number) => clampQuantity(next) !== quantity && onChange(clampQuantity(next));
  function commitDraft() {
    if (draft === undefined) return;
    setDraft(undefined);
    change(parseQuantity(draft));
  }

  return (
    <fieldset className={styles.stepper} aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={styles.step}
        aria-label="Decrease quantity"
        aria-disabled={quantity <= QUANTITY_MIN}
        onClick={() => change(quantity - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.box}
        aria-label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? quantity}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(keepDigits(event.target.value))}
        onBlur={commitDraft}
        onKeyDown={(event) => event.key === "Enter" && commitDraft()}
      />
      <button
        type="button"
        className={styles.step}
        aria-label="Increase quantity"
        aria-disabled={quantity >= QUANTITY_MAX}
        onClick={() => change(quantity + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  );
}
