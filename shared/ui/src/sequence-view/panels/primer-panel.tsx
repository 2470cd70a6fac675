import { formatInteger } from "@ligate/contract/common/format-integer";
import { useMemo, useState } from "react";
import { TextAreaField } from "../../forms/field.tsx";
import { placePrimers, readPrimers } from "../bases/primers.ts";
import { formatRange, type Range } from "../bases/ranges.ts";
import styles from "./panels.module.css";

export interface PrimerPanelProps {
  bases: string;
  onSelect: (range: Range) => void;
}

/** Pasted primers, and where they anneal. The button of a site selects it. */
export function PrimerPanel({ bases, onSelect }: PrimerPanelProps) {
  const [typed, setTyped] = useState("");
  const read = useMemo(() => readPrimers(typed), [typed]);
  const problem = typeof read === "string" ? read : undefined;
  const placed = useMemo(() => (typeof read === "string" ? [] : placePrimers(bases, read)), [bases, read]);
  return (
    <details className={styles.details}>
      <summary>Primers</summary>
      <TextAreaField
        label="Primers, 5′ to 3′"
        hint="A line for each, with its name in front, or FASTA. At least 15 bases at the 3′ end have to anneal."
        className={styles.mono}
        placeholder={"CMV-F CGCAAATGGGCGGTAGGCGTG"}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        error={problem === undefined ? undefined : { message: problem }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className={styles.primers} role="status">
        {placed.map(({ name, bases: primer, sites }) => (
          <li key={`${name} ${primer}`}>
            <strong>{name}</strong> {sites.length === 0 && "does not anneal to the known bases."}
            {sites.map((site) => (
              <button
                key={`${site.strand} ${site.from}`}
                type="button"
                className={styles.cut}
                onClick={() => onSelect(site)}
              >
                {formatRange(site)}, {site.strand === 1 ? "forward" : "reverse"}
                {site.annealed < primer.length &&
                  ` (${formatInteger(site.annealed)} of ${primer.length} bases)`}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
