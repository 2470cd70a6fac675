import { type PointerEvent, useRef } from "react";
import type { Range } from "../bases/ranges.ts";
import { BASE_WIDTH } from "./row-size.ts";

/**
 * Selects bases by dragging with a mouse or pen, and a feature by a click or tap. A finger that moves scrolls.
 * @returns handlers for the element that contains the lines
 */
export function useDragSelection(onSelect: (range: Range) => void) {
  const anchor = useRef<Range>(undefined);

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || event.pointerType === "touch" || featureAt(event)) return;
    anchor.current = basesAt(event);
  }
  function onPointerMove(event: PointerEvent) {
    const start = anchor.current;
    const end = start && basesAt(event);
    if (end) onSelect({ from: Math.min(start.from, end.from), to: Math.max(start.to, end.to) });
  }
  function onPointerUp(event: PointerEvent) {
    const start = anchor.current;
    anchor.current = undefined;
    const clicked = start ?? featureAt(event) ?? (event.pointerType === "touch" ? basesAt(event) : undefined);
    const end = start && basesAt(event);
    if (clicked && (!end || end.from === clicked.from)) onSelect(clicked);
  }
  const onPointerLeave = () => {
    anchor.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerLeave };
}

const closest = ({ target }: PointerEvent, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(selector) : null;

function featureAt(event: PointerEvent): Range | undefined {
  const feature = closest(event, "[data-feature-from]");
  return (
    feature?.dataset && {
      from: Number(feature.dataset.featureFrom),
      to: Number(feature.dataset.featureTo),
    }
  );
}

/** The base at the pointer, or the whole run on a line of unknown bases. */
function basesAt(event: PointerEvent): Range | undefined {
  const line = closest(event, "[data-from]");
  if (!line) return undefined;
  const whole = { from: Number(line.dataset.from), to: Number(line.dataset.to) };
  if ("unknown" in line.dataset) return whole;
  const offset = Math.floor((event.clientX - line.getBoundingClientRect().left) / BASE_WIDTH);
  const base = Math.min(whole.from + Math.max(0, offset), whole.to);
  return { from: base, to: base };
}
