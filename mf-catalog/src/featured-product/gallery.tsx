import { Icon } from "@ligate/ui/controls/icon";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { useSwipe } from "../shared/use-swipe.ts";
import styles from "./gallery.module.css";
import { type Picture, ZoomDialog } from "./zoom-dialog.tsx";

export interface GalleryProps {
  pictures: readonly Picture[];
}

const ARROW_STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/** A large picture that opens enlarged in a dialog, and thumbnails. Arrow keys and swipes move between the pictures. */
export function Gallery({ pictures }: GalleryProps) {
  const [currentIndex, setCurrentIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const thumbnails = useRef<HTMLUListElement>(null);
  const current = pictures[currentIndex];
  const indexAfter = (step: number) => (currentIndex + step + pictures.length) % pictures.length;
  const move = (step: number) => setCurrentIndex(indexAfter(step));
  const swipeHandlers = useSwipe(move);
  if (!current) return null;

  function onKeyDown(event: KeyboardEvent) {
    const step = ARROW_STEPS[event.key];
    if (!step || pictures.length < 2) return;
    event.preventDefault();
    move(step);
    if (thumbnails.current?.contains(event.target as Element)) focusThumbnail(indexAfter(step));
  }

  const focusThumbnail = (index: number) => thumbnails.current?.querySelectorAll("button")[index]?.focus();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are focusable; the arrow keys are a shortcut
    <div className={styles.gallery} onKeyDown={onKeyDown}>
      <button type="button" className={styles.stage} onClick={() => setZoomed(true)} {...swipeHandlers}>
        <img
          src={current.image}
          alt={current.alt}
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
      <Thumbnails
        ref={thumbnails}
        pictures={pictures}
        currentIndex={currentIndex}
        onSelect={setCurrentIndex}
      />
      {isZoomed && (
        <ZoomDialog
          pictures={pictures}
          currentIndex={currentIndex}
          onStep={move}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}

interface ThumbnailsProps {
  pictures: readonly Picture[];
  /** Index of the picture shown large. */
  currentIndex: number;
  onSelect: (index: number) => void;
  ref: Ref<HTMLUListElement>;
}

/** Buttons that select a picture. Renders nothing for a single picture. */
function Thumbnails({ pictures, currentIndex, onSelect, ref }: ThumbnailsProps) {
  if (pictures.length < 2) return null;
  return (
    <ul ref={ref} className={styles.thumbnails} aria-label="Pictures">
      {pictures.map(({ image }, index) => (
        <li key={image}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            aria-current={index === currentIndex ? "true" : undefined}
            onClick={() => onSelect(index)}
          >
            <img src={image} alt="" width={80} height={60} />
          </button>
        </li>
      ))}
    </ul>
  );
}
