import { QUANTITY_MAX, QUANTITY_MIN } from "@ligate/contract/cart/constants";
import { Icon } from "@ligate/ui/controls/icon";
import { useId, useState } from "react";
import styles from "./quantity-input.module.css";

const MAX_DIGITS = String(QUANTITY_MAX).length;

export interface QuantityInputProps {
  quantity: number;
  onChange: (quantity: number) => void;
}

/** A quantity with buttons. The input accepts digits only; an empty input or zero counts as the minimum. */
export function QuantityInput({ quantity, onChange }: QuantityInputProps) {
  const id = useId();
  // The text being edited, which may be empty; `undefined` when the input is not being edited.
  const [draft, setDraft] = useState<string>();

  function changeText(text: string) {
    const digits = text.replaceAll(/\D/g, "").slice(0, MAX_DIGITS);
    setDraft(digits);
    onChange(Math.max(QUANTITY_MIN, Number(digits)));
  }

  function changeTo(next: number) {
    setDraft(undefined);
    onChange(Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, next)));
  }

  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        Quantity
      </label>
      <div className={styles.control}>
        <button
          type="button"
          className={styles.step}
          aria-label="One less"
          disabled={quantity <= QUANTITY_MIN}
          onClick={() => changeTo(quantity - 1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? quantity}
          onChange={({ target }) => changeText(target.value)}
          onBlur={() => setDraft(undefined)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label="One more"
          disabled={quantity >= QUANTITY_MAX}
          onClick={() => changeTo(quantity + 1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
    </div>
  );
}
