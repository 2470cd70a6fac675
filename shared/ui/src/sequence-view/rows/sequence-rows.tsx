import { formatInteger } from "@ligate/contract/common/format-integer";
import type { Site } from "@ligate/contract/sequences/find-sites";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { Hatch } from "../../content/hatch.tsx";
import { copyText } from "../../controls/copy-text.tsx";
import { cx } from "../../cx.tsx";
import type { ShownCut } from "../bases/cut-sites.ts";
import { formatRange, type Range, sliceRange } from "../bases/ranges.ts";
import { BasesRow } from "./bases-row.tsx";
import { cutLanes, type RowContent, rangesOnRow, rowContents } from "./row-content.ts";
import { BASE_WIDTH } from "./row-size.ts";
import styles from "./sequence-rows.module.css";
import { useDragSelection } from "./use-drag-selection.ts";

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

interface UnknownRowProps {
  content: RowContent;
  isSelected: boolean;
}

/** A long run of bases that are not known, as one line. */
function UnknownRow({ content: { row, lanes }, isSelected }: UnknownRowProps) {
  const names = lanes.flat().map(({ feature }) => feature.name);
  return (
    <div
      className={cx(styles.unknown, isSelected && styles.selected)}
      data-from={row.from}
      data-to={row.to}
      data-unknown
    >
      <span className={styles.unknownText}>
        {formatRange(row)}: {formatInteger(row.to - row.from + 1)} bp not known, schematic
        {names.length > 0 && ": "}
        {names.join(", ")}
      </span>
    </div>
  );
}

/**
 * Extends the selection by Shift and an arrow key, a base or a line at a time, and copies it by Ctrl + C or Cmd + C.
 * Without Shift, arrow keys scroll.
 * @param perRow how many bases are on a line
 */
function useKeySelection(
  bases: string,
  perRow: number,
  selection: Range | undefined,
  onSelect: (range: Range) => void,
) {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: perRow,
    ArrowUp: -perRow,
  };

  function onKeyDown(event: KeyboardEvent) {
    if (selection && (event.ctrlKey || event.metaKey) && event.key === "c") {
      event.preventDefault();
      void copyText("sequence", sliceRange(bases, selection));
    }
    const step = event.shiftKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    const { from, to } = selection ?? { from: 1, to: 0 };
    // The end does not pass the beginning, nor the origin.
    const first = from <= to || !selection ? from : 1;
    onSelect({ from, to: Math.min(Math.max(to + step, first), bases.length) });
  }
  return { onKeyDown };
}

const DEFAULT = 60;
/** The column of numbers, the padding and the scroll bar. */
const BESIDE_BASES = 82;

/** How many bases fit on a line of the container: a multiple of ten. */
function usePerRow(container: RefObject<HTMLElement | null>): number {
  const [perRow, setPerRow] = useState(DEFAULT);

  useEffect(() => {
    function measure() {
      const width = container.current?.clientWidth ?? 0;
      if (width > 0) setPerRow(Math.max(10, Math.floor((width - BESIDE_BASES) / BASE_WIDTH / 10) * 10));
    }
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [container]);
  return perRow;
}
