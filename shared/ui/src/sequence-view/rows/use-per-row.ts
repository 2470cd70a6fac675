import { type RefObject, useEffect, useState } from "react";
import { BASE_WIDTH } from "./row-size.ts";

const DEFAULT = 60;
/** The column of numbers, the padding and the scroll bar. */
const BESIDE_BASES = 82;

/** How many bases fit on a line of the container: a multiple of ten. */
export function usePerRow(container: RefObject<HTMLElement | null>): number {
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
