import { formatInteger } from "@ligate/contract/common/format-integer";
import { Button } from "../../controls/button.tsx";
import { Field } from "../../forms/field.tsx";
import type { BaseSearch } from "../use-base-search.ts";
import styles from "./panels.module.css";

export interface SearchFieldProps {
  search: BaseSearch;
}

/** Searches bases on both strands. Enter goes to the next site, and Shift + Enter to the one before. */
export function SearchField({ search }: SearchFieldProps) {
  const { typed, change, problem, sites, step } = search;
  return (
    <div>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          step(1);
        }}
      >
        <Field
          label="Find bases on both strands"
          className={styles.mono}
          placeholder="GATTACA"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !event.shiftKey) return;
            event.preventDefault();
            step(-1);
          }}
        />
        <Button
          variant="outlined"
          aria-label="Previous site"
          disabled={!sites.length}
          onClick={() => step(-1)}
        >
          ↑
        </Button>
        <Button variant="outlined" type="submit" aria-label="Next site" disabled={!sites.length}>
          ↓
        </Button>
      </form>
      <p className={styles.hint} role="status">
        {problem ?? searchOutcome(search)}
      </p>
    </div>
  );
}

function searchOutcome({ typed, sites, drawn, current }: BaseSearch): string {
  if (!typed.trim()) return "IUPAC letters such as R, Y and N are understood.";
  if (sites.length === 0) return "Not found in the known bases.";
  const count = formatInteger(sites.length);
  const site = current === undefined ? undefined : sites[current];
  if (current === undefined || !site) {
    const found = sites.length === 1 ? "1 site found." : `${count} sites found.`;
    return drawn.length > 0 ? found : `${found} They are too many to be drawn.`;
  }
  const strand = site.strand === 1 ? "" : ", on the other strand";
  return `Site ${formatInteger(current + 1)} of ${count}, at ${formatInteger(site.from)}${strand}.`;
}
