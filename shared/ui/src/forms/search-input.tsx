import type { ComponentProps, MouseEvent } from "react";
import { Icon } from "../controls/icon.tsx";
import styles from "./search-input.module.css";

/**
 * A search input with a button that clears it: the browser's own button has no name and the size of a letter, and Firefox has
 * none. The button is hidden while the placeholder is shown, so the input needs one.
 */
export function SearchInput(props: ComponentProps<"input">) {
  return (
    <div className={styles.frame}>
      <input type="search" {...props} />
      <button type="button" className={styles.clear} aria-label="Clear" onClick={clearInput}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

function clearInput({ currentTarget }: MouseEvent<HTMLElement>) {
  const input = currentTarget.previousElementSibling as HTMLInputElement;
  input.select();
  // React does not report a change to a text that was assigned to `value`.
  input.setRangeText("");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}
