import { formatInteger } from "@ligate/contract/common/format-integer";
import { Button } from "../controls/button.tsx";
import { copyText } from "../controls/copy-text.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./sequence-text.module.css";

export interface SequenceTextProps {
  /** The name of the sequence, such as "Insert", for screen readers. */
  name: string;
  bases: string;
}

/** A sequence of any length. It is collapsed to its length, scrolls when it is shown, and can be copied either way. */
export function SequenceText({ name, bases }: SequenceTextProps) {
  return (
    <div className={styles.sequence}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          Show {formatInteger(bases.length)} bp<VisuallyHidden> of {name}</VisuallyHidden>
        </summary>
        {/* A text area scrolls by keyboard, and selects all of its text. */}
        <textarea
          className={styles.bases}
          readOnly
          rows={6}
          spellCheck={false}
          aria-label={`Sequence of ${name}`}
          value={bases}
        />
      </details>
      <Button variant="text" small onClick={() => copyText("sequence", bases)}>
        Copy<VisuallyHidden> the sequence of {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
