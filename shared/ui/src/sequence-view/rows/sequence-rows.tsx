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
import { usePerRow } from "./use-per-row.ts";

export interface SequenceRowsProps {
  plasmid: PlasmidSequence;
  cuts: readonly ShownCut[];
  sites: readonly Site[];
  selection: Range | undefined;
  /** Scrolls to this range whenever it changes. */
  revealed: Range | undefined;
  onSelect: (range: Range) => void;
}

/** A plasmid as lines of bases with both strands, features, translations, cuts and the selection. */
export function SequenceRows({ plasmid, cuts, sites, selection, revealed, onSelect }: SequenceRowsProps) {
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

  useEffect(() => {
    const box = container.current;
    if (!revealed || !box) return;
    const row = contents.findIndex(({ row }) => row.to >= revealed.from);
    const line = box.querySelectorAll<HTMLElement>("[data-line]")[row];
    if (line) box.scrollTop = line.offsetTop - box.clientHeight / 4;
  }, [revealed, contents]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls has to be reachable by keyboard
    <section ref={container} className={styles.rows} aria-label="Bases" tabIndex={0} {...drag}>
      <p className={styles.explanation}>
        {formatInteger(total)} bp, both strands. The fields above search and select by keyboard.
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
            <span className={styles.number}>{content.row.from}</span>
            {content.row.isUnknown ? (
              <UnknownRow content={content} isSelected={selected.length > 0} />
            ) : (
              <BasesRow
                content={content}
                cuts={marks[i]?.cuts ?? []}
                sites={marks[i]?.sites ?? []}
                selectedFrom={selected[0]?.from}
                selectedTo={selected.at(-1)?.to}
                hatch={hatch}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}
