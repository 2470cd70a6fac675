import { useState } from "react";
import { Button } from "../../controls/button.tsx";
import { Field } from "../../forms/field.tsx";
import { type Range, readRange } from "../bases/ranges.ts";
import styles from "./panels.module.css";

export interface RangeFieldProps {
  /** Length of the plasmid in bp. */
  total: number;
  onSelect: (range: Range) => void;
}

/** Selects a range by its positions. */
export function RangeField({ total, onSelect }: RangeFieldProps) {
  const [typed, setTyped] = useState("");
  const [message, setMessage] = useState<string>();

  function selectTyped() {
    const range = readRange(typed, total);
    if (typeof range === "string") return setMessage(range);
    setMessage(undefined);
    onSelect(range);
  }

  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        selectTyped();
      }}
    >
      <Field
        label="Select from–to"
        placeholder="120-480"
        autoComplete="off"
        value={typed}
        error={message === undefined ? undefined : { message }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button variant="outlined" type="submit">
        Select
      </Button>
    </form>
  );
}
