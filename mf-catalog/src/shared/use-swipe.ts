import { type PointerEvent, useRef } from "react";

const MIN_SWIPE_PX = 40;

/** Pointer handlers that report a horizontal swipe by touch or pen: `1` to the next item, `-1` to the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number>(undefined);

  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startX.current = pointerType === "mouse" ? undefined : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = startX.current === undefined ? 0 : clientX - startX.current;
      startX.current = undefined;
      if (Math.abs(distance) >= MIN_SWIPE_PX) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startX.current = undefined;
    },
  };
}
