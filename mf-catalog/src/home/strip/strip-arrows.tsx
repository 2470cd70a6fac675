import { Icon } from "@ligate/ui/controls/icon";
import type { RefObject } from "react";
import styles from "./strip-arrows.module.css";
import { useStripScroll } from "./use-strip-scroll.ts";

export interface StripArrowsProps {
  /** The element that scrolls horizontally. */
  strip: RefObject<HTMLElement | null>;
  /** What the strip lists, such as "Featured Products". */
  title: string;
}

/**
 * Buttons that scroll a strip. A button is invisible at its end of the strip, but keeps its place, and stays while it has
 * the focus. Without scripts both are invisible, and visitors scroll the strip itself.
 */
export function StripArrows({ strip, title }: StripArrowsProps) {
  const { canGoBack, canGoOn, goBack, goOn } = useStripScroll(strip);
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
        aria-disabled={!canGoOn}
        onClick={goOn}
      >
        <Icon name="chevronRight" size={18} />
      </button>
    </div>
  );
}
