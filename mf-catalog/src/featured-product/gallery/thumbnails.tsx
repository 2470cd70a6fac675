import type { Ref } from "react";
import styles from "./gallery.module.css";
import type { Picture } from "./picture.ts";

export interface ThumbnailsProps {
  pictures: readonly Picture[];
  /** Index of the picture shown large. */
  currentIndex: number;
  onSelect: (index: number) => void;
  ref: Ref<HTMLUListElement>;
}

/** Buttons that select a picture. Renders nothing for a single picture. */
export function Thumbnails({ pictures, currentIndex, onSelect, ref }: ThumbnailsProps) {
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
