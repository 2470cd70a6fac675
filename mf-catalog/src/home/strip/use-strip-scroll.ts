import { type RefObject, useEffect, useState } from "react";

/** The part of the visible width by which a strip is scrolled, so that a card stays in sight. */
const STEP = 0.75;
/** Scroll positions are fractions of a pixel on some screens. */
const TOLERANCE_PX = 2;

export interface StripScroll {
  canGoBack: boolean;
  canGoOn: boolean;
  goBack: () => void;
  goOn: () => void;
}

/** Scrolls a horizontal strip, and knows its ends. It cannot be scrolled until it has been measured in a browser. */
export function useStripScroll(strip: RefObject<HTMLElement | null>): StripScroll {
  const [{ canGoBack, canGoOn }, setEnds] = useState({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setEnds({ canGoBack: element.scrollLeft > TOLERANCE_PX, canGoOn: left > TOLERANCE_PX });
    };
    measure();
    window.addEventListener("resize", measure);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      window.removeEventListener("resize", measure);
      element.removeEventListener("scroll", measure);
    };
  }, [strip]);

  const scroll = (direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: direction * STEP * element.clientWidth });
  };
  return { canGoBack, canGoOn, goBack: () => scroll(-1), goOn: () => scroll(1) };
}
