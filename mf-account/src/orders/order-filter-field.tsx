import { Field } from "@ligate/ui/forms/field";
import { useEffect, useRef, useState } from "react";
import styles from "./orders.module.css";

export interface OrderFilterFieldProps {
  /** The filter of the loaded list. */
  filter: string;
  onFilter: (text: string) => void;
}

/** Time without typing after which the filter is applied, in milliseconds. */
const DEBOUNCE_MS = 250;

/** A search field that filters the list while the customer types. */
export function OrderFilterField({ filter, onFilter }: OrderFilterFieldProps) {
  const [text, setText] = useState(filter);
  const applied = useRef(filter);

  // Browser back and forward restore an earlier filter.
  useEffect(() => {
    if (filter === applied.current) return;
    applied.current = filter;
    setText(filter);
  }, [filter]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === applied.current) return;
    const timer = setTimeout(() => {
      applied.current = trimmed;
      onFilter(trimmed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Field
      className={styles.filter}
      label="Filter"
      type="search"
      placeholder="Number, product, date, total"
      maxLength={100}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
