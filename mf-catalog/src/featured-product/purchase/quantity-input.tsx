import { Icon } from "@ligate/ui/controls/icon";
import { useId, useState } from "react";
import styles from "./quantity-input.module.css";

const MOST = 999;

export interface QuantityInputProps {
  quantity: number;
  onChange: (quantity: number) => void;
}

/** A number of pieces from 1 to 999. It takes digits only; what is empty or below 1 becomes 1. */
export function QuantityInput({ quantity, onChange }: QuantityInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function take(text: string) {
    const digits = text.replaceAll(/\D/g, "").slice(0, 3);
    setTyped(digits);
    onChange(Math.max(1, Number(digits)));
  }

  function step(to: number) {
    setTyped(undefined);
    onChange(Math.min(MOST, Math.max(1, to)));
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
          disabled={quantity <= 1}
          onClick={() => step(quantity - 1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? quantity}
          onChange={({ target }) => take(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label="One more"
          disabled={quantity >= MOST}
          onClick={() => step(quantity + 1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
    </div>
  );
}
