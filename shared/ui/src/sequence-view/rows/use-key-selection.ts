import type { KeyboardEvent } from "react";
import { copyText } from "../../controls/copy-text.tsx";
import { type Range, sliceRange } from "../bases/ranges.ts";

/**
 * Extends the selection by Shift and an arrow key, a base or a line at a time, and copies it by Ctrl + C or Cmd + C.
 * Without Shift, arrow keys scroll.
 * @param perRow how many bases are on a line
 */
export function useKeySelection(
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
