import type { SequenceFormat } from "@ligate/contract/sequences/constants";
import { DESIGN_SEQUENCE_NOTE } from "@ligate/contract/sequences/constants";
import { type ComponentType, useId, useState } from "react";
import { Button } from "../controls/button.tsx";
import { ignoreDoubleClick } from "../controls/ignore-double-click.tsx";
import { cx } from "../cx.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./sequence-section.module.css";

export interface SequenceSectionProps<P extends object> {
  /** The product that the sequence belongs to, for screen readers. */
  of: string;
  /** The address of the sequence as a file, or a function that saves a file that has no address. */
  files: { url: (format: SequenceFormat) => string } | { save: (format: SequenceFormat) => Promise<unknown> };
  /** Imports the view, when it is opened. */
  load: () => Promise<ComponentType<P>>;
  view: P;
  /** Part of a list: smaller, and without a heading. */
  isInList?: boolean;
}

const FILES = [
  ["genbank", "GenBank"],
  ["fasta", "FASTA"],
] as const;

/** Links to the sequence of a product as files, and a button that opens its view. Loads nothing before it is opened. */
export function SequenceSection<P extends object>({
  of,
  files,
  load,
  view,
  isInList,
}: SequenceSectionProps<P>) {
  const [isOpen, setOpen] = useState(false);
  const [View, setView] = useState<ComponentType<P>>();
  const [isFailed, setFailed] = useState(false);
  const id = useId();
  const ofProduct = <VisuallyHidden> of {of}</VisuallyHidden>;

  async function open() {
    setOpen(true);
    setFailed(false);
    try {
      const Loaded = await load();
      setView(() => Loaded);
    } catch {
      setFailed(true);
    }
  }

  return (
    <section className={cx(styles.section, isInList && styles.small)} aria-label={`Sequence of ${of}`}>
      {!isInList && <h2>Sequence</h2>}
      <div className={styles.actions}>
        <Button
          variant={isInList ? "text" : "outlined"}
          small
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={ignoreDoubleClick(() => (isOpen ? setOpen(false) : open()))}
        >
          {isOpen ? "Hide" : "Show"} the sequence{ofProduct}
        </Button>
        {FILES.map(([format, name]) => {
          const label = (
            <>
              {name}
              <VisuallyHidden> file of the sequence of {of}</VisuallyHidden>
            </>
          );
          return "url" in files ? (
            <a key={format} href={files.url(format)} download>
              {label}
            </a>
          ) : (
            <Button key={format} variant="text" small onClick={ignoreDoubleClick(() => files.save(format))}>
              {label}
            </Button>
          );
        })}
        <span className={styles.note}>{DESIGN_SEQUENCE_NOTE}</span>
      </div>
      <div id={id}>
        {isOpen && View && <View {...view} />}
        {isOpen && !View && !isFailed && <p role="status">Loading the sequence…</p>}
        {isOpen && isFailed && (
          <p role="alert">
            The sequence could not be loaded.{" "}
            <Button variant="text" small onClick={open}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
