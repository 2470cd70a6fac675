import { Field } from "@ligate/ui/field";
import { useEffect, useRef, useState } from "react";
import styles from "./orders.module.css";

export interface FilterBoxProps {
  /** What the list is filtered by now. */
  filter: string;
  onFilter: (text: string) => void;
}

/** Typing pauses for this long before the list is asked for. */
const PAUSE_MS = 250;

/** Filters while it is typed. */
export function FilterBox({ filter, onFilter }: FilterBoxProps) {
  const [text, setText] = useState(filter);
  const asked = useRef(filter);

  // Going back in the browser brings back what was filtered by then.
  useEffect(() => {
    if (filter === asked.current) return;
    asked.current = filter;
    setText(filter);
  }, [filter]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the clock, nothing else
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onFilter(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Field
      className={styles.filter}
      label="Filter"
      type="search"
      placeholder="Order number, SKU, product or status"
      maxLength={100}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
