import { Icon } from "@ligate/ui/controls/icon";
import { type RefObject, useEffect, useState } from "react";
import styles from "./strip-arrows.module.css";

export interface StripArrowsProps {
  /** The element that scrolls horizontally. */
  strip: RefObject<HTMLElement | null>;
  /** The title of the strip, such as "Featured Products". */
  title: string;
}

/**
 * Buttons that scroll a strip. A button is invisible at its end of the strip, but keeps its place, and stays while it has
 * the focus. Without scripts both are invisible, and visitors scroll the strip itself.
 */
export function StripArrows({ strip, title }: StripArrowsProps) {
  const { canGoBack, canGoForward, goBack, goForward } = useStripScroll(strip);
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={`${title}: previous`}
        aria-disabled={!canGoBack}
        onClick={goBack}
      >
        <Icon name="chevronLeft" size={18} />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={`${title}: next`}
        aria-disabled={!canGoForward}
        onClick={goForward}
      >
        <Icon name="chevronRight" size={18} />
      </button>
    </div>
  );
}

/** The part of the visible width by which a strip is scrolled, so that a card stays in sight. */
const STEP = 0.75;
/** Scroll positions are fractions of a pixel on some screens. */
const TOLERANCE_PX = 2;

interface StripScroll {
  canGoBack: boolean;
  canGoForward: boolean;
  goBack: () => void;
  goForward: () => void;
}

/** Scrolls a horizontal strip. Both directions are disabled until the strip has been measured in a browser. */
function useStripScroll(strip: RefObject<HTMLElement | null>): StripScroll {
  const [{ canGoBack, canGoForward }, setEnds] = useState({ canGoBack: false, canGoForward: false });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setEnds({ canGoBack: element.scrollLeft > TOLERANCE_PX, canGoForward: left > TOLERANCE_PX });
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
  return { canGoBack, canGoForward, goBack: () => scroll(-1), goForward: () => scroll(1) };
}
