import { QUANTITY_MAX, QUANTITY_MIN } from "@ligate/contract/cart/constants";
import { clampQuantity, parseQuantity } from "@ligate/contract/cart/parse-quantity";
import { type KeyboardEvent, useId, useState } from "react";
import { Icon, type IconProps } from "../controls/icon.tsx";
import styles from "./quantity-field.module.css";

export interface QuantityFieldProps {
  /** Names the group of input and buttons: `Quantity of SYBR qPCR mix`. */
  label: string;
  /** A visible label above the input. */
  heading?: string;
  quantity: number;
  /** Called with a quantity from 1 to 999 that differs from `quantity`. */
  onChange: (quantity: number) => void;
  disabled?: boolean;
}

/**
 * A quantity with buttons. The buttons apply immediately, an entered text on blur and on Enter. A text that is not a
 * quantity is refused or replaced by the nearest quantity, with a message from the moment it is typed, so that the page
 * does not move when the input loses the focus.
 */
export function QuantityField({ label, heading, quantity, onChange, disabled }: QuantityFieldProps) {
  const id = useId();
  // The text being edited; `undefined` when the input is not being edited.
  const [draft, setDraft] = useState<string>();
  const [message, setMessage] = useState<string>();
  const isRefused = draft !== undefined && parseQuantity(draft).quantity === undefined;

  function edit(text: string) {
    setDraft(text);
    setMessage(parseQuantity(text).message);
  }

  function change(next: number | undefined) {
    setDraft(undefined);
    if (next !== undefined && next !== quantity) onChange(next);
  }

  const commit = () => draft !== undefined && change(parseQuantity(draft).quantity);
  function step(difference: 1 | -1) {
    const entered = draft === undefined ? quantity : (parseQuantity(draft).quantity ?? quantity);
    setMessage(undefined);
    change(clampQuantity(entered + difference));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter") commit();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  }

  return (
    <fieldset className={styles.field} aria-label={label} disabled={disabled}>
      {heading && (
        <label className={styles.heading} htmlFor={id}>
          {heading}
        </label>
      )}
      <div className={styles.stepper}>
        <StepButton
          label="Decrease quantity"
          icon="minus"
          isAtLimit={quantity <= QUANTITY_MIN}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          className={styles.input}
          aria-label="Quantity"
          aria-invalid={isRefused || undefined}
          aria-describedby={message && `${id}-message`}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? quantity}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => edit(target.value)}
          onBlur={commit}
          onKeyDown={handleKey}
        />
        <StepButton
          label="Increase quantity"
          icon="plus"
          isAtLimit={quantity >= QUANTITY_MAX}
          onClick={() => step(1)}
        />
      </div>
      <p id={`${id}-message`} className={styles.message} aria-live="polite">
        {message}
      </p>
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconProps["name"];
  isAtLimit: boolean;
  onClick: () => void;
}

/** It stays focusable at its limit, so that a keyboard does not lose its place. */
function StepButton({ label, icon, isAtLimit, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isAtLimit}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
