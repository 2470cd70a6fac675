import { Icon } from "@ligate/ui/controls/icon";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { type KeyboardEvent, useRef, useState } from "react";
import { useSwipe } from "../../shared/use-swipe.ts";
import styles from "./gallery.module.css";
import type { Picture } from "./picture.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { ZoomDialog } from "./zoom-dialog.tsx";

export interface GalleryProps {
  /** The first is shown first. */
  pictures: readonly Picture[];
}

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/** One picture large, to enlarge; all of them small, to choose from. Arrows and strokes go from one to the next. */
export function Gallery({ pictures }: GalleryProps) {
  const [at, setAt] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const choices = useRef<HTMLUListElement>(null);
  const go = (step: number) => setAt((at + step + pictures.length) % pictures.length);
  const swipe = useSwipe(go);
  const shown = pictures[at];
  if (!shown) return null;

  function step(event: KeyboardEvent) {
    const way = STEPS[event.key];
    if (!way || pictures.length < 2) return;
    event.preventDefault();
    go(way);
    if (choices.current?.contains(event.target as Element))
      focusChoice((at + way + pictures.length) % pictures.length);
  }

  const focusChoice = (index: number) => choices.current?.querySelectorAll("button")[index]?.focus();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus; arrows are a short cut
    <div className={styles.gallery} onKeyDown={step}>
      <button type="button" className={styles.stage} onClick={() => setZoomed(true)} {...swipe}>
        <img
          src={shown.image}
          alt={shown.alt}
          width={480}
          height={360}
          fetchPriority="high"
          draggable={false}
        />
        <VisuallyHidden>. Enlarge</VisuallyHidden>
        <span className={styles.hint}>
          <Icon name="plus" size={18} />
        </span>
      </button>
      <Thumbnails ref={choices} pictures={pictures} currentIndex={at} onSelect={setAt} />
      {isZoomed && (
        <ZoomDialog pictures={pictures} currentIndex={at} onStep={go} onClose={() => setZoomed(false)} />
      )}
    </div>
  );
}
