import { formatInteger } from "@ligate/contract/common/format-integer";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { useEffect, useId, useMemo, useRef } from "react";
import type { Site } from "../bases/find-sites.ts";
import type { Range } from "../bases/ranges.ts";
import { Hatch } from "../hatch.tsx";
import type { ShownCut } from "../panels/cut-choice.ts";
import { BasesRow } from "./bases-row.tsx";
import { cutLanes, rangesOnRow, rowContents } from "./row-content.ts";
import styles from "./sequence-rows.module.css";
import { UnknownRow } from "./unknown-row.tsx";
import { useDragSelection } from "./use-drag-selection.ts";
import { useKeySelection } from "./use-key-selection.ts";
import { usePerRow } from "./use-per-row.ts";

export interface SequenceRowsProps {
  plasmid: PlasmidSequence;
  cuts: readonly ShownCut[];
  sites: readonly Site[];
  selection: Range | undefined;
  /** Scrolls to the start of this range whenever it changes. */
  revealed: Range | undefined;
  onSelect: (range: Range) => void;
  /** Selects a range by the keyboard, and reveals its end. */
  onExtend: (range: Range) => void;
}

/** A plasmid as lines of bases with both strands, features, translations, cuts and the selection. */
export function SequenceRows(props: SequenceRowsProps) {
  const { plasmid, cuts, sites, selection, revealed, onSelect, onExtend } = props;
  const container = useRef<HTMLElement>(null);
  const hatch = useId();
  const perRow = usePerRow(container);
  const total = plasmid.bases.length;
  const contents = useMemo(() => rowContents(plasmid, perRow), [plasmid, perRow]);
  const marks = useMemo(
    () => contents.map(({ row }) => ({ cuts: cutLanes(cuts, row), sites: rangesOnRow(sites, row, total) })),
    [contents, cuts, sites, total],
  );
  const drag = useDragSelection(onSelect);
  const keys = useKeySelection(plasmid.bases, perRow, selection, onExtend);

  useEffect(() => {
    const box = container.current;
    if (!revealed || !box) return;
    const row = contents.findIndex(({ row }) => row.to >= revealed.from);
    const line = box.querySelectorAll<HTMLElement>("[data-line]")[row];
    if (line && !isVisible(line, box)) box.scrollTop = line.offsetTop - box.clientHeight / 4;
  }, [revealed, contents]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls has to be reachable by keyboard
    <section ref={container} className={styles.rows} aria-label="Bases" tabIndex={0} {...drag} {...keys}>
      <p className={styles.explanation}>
        {formatInteger(total)} bp, both strands. Shift and an arrow key extend the selection.
      </p>
      <svg className={styles.definitions} aria-hidden="true">
        <defs>
          <Hatch id={hatch} className={styles.hatch} />
        </defs>
      </svg>
      {contents.map((content, i) => {
        const selected = selection ? rangesOnRow([selection], content.row, total) : [];
        return (
          <div key={content.row.from} data-line className={styles.line} aria-hidden="true">
            {content.row.isUnknown ? (
              <UnknownRow content={content} isSelected={selected.length > 0} />
            ) : (
              <BasesRow
                content={content}
                cuts={marks[i]?.cuts ?? []}
                sites={marks[i]?.sites ?? []}
                selectedFrom={selected[0]?.from}
                selectedTo={selected[0]?.to}
                hatch={hatch}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}

const isVisible = (line: HTMLElement, box: HTMLElement): boolean =>
  line.offsetTop >= box.scrollTop && line.offsetTop + line.offsetHeight <= box.scrollTop + box.clientHeight;
