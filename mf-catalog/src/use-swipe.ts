import { type PointerEvent, useRef } from "react";

const SWIPE_PX = 40;

/** Handlers that tell a finger's stroke to the side: `1` to the next, `-1` to the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);

  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === "mouse" ? undefined : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(way) >= SWIPE_PX) onSwipe(way < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
