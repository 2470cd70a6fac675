import type { Ref } from "react";
import styles from "./gallery.module.css";
import type { Picture } from "./picture.ts";

export interface ThumbnailsProps {
  pictures: readonly Picture[];
  /** Index of the one that is shown large. */
  currentIndex: number;
  onSelect: (index: number) => void;
  ref: Ref<HTMLUListElement>;
}

/** All pictures, small; a single one needs no choice. */
export function Thumbnails({ pictures, currentIndex, onSelect, ref }: ThumbnailsProps) {
  if (pictures.length < 2) return null;
  return (
    <ul ref={ref} className={styles.choices} aria-label="Pictures">
      {pictures.map(({ image }, index) => (
        <li key={image}>
          <button
            type="button"
            className={styles.choice}
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
