import type { NotSoldLine as Line } from "@ligate/contract/cart/schemas";
import { cx } from "@ligate/ui/cx";
import { useId } from "react";
import { NotSoldLine } from "./not-sold-line.tsx";
import styles from "./not-sold-lines.module.css";

export interface NotSoldLinesProps {
  lines: readonly Line[];
  onRemove: (line: Line) => void;
  /** For a narrow container: of the links of a line, only the first is shown. */
  isCompact?: boolean;
}

/** The lines of a cart that cannot be ordered, with the reasons and links to what can be ordered instead. Nothing if there are none. */
export function NotSoldLines({ lines, onRemove, isCompact }: NotSoldLinesProps) {
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <section className={cx(styles.section, isCompact && styles.compact)} aria-labelledby={headingId}>
      <h2 id={headingId}>No longer available</h2>
      <p className={styles.note}>Not part of your order or its total.</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <NotSoldLine key={line.id} line={line} isCompact={isCompact} onRemove={() => onRemove(line)} />
        ))}
      </ul>
    </section>
  );
}
