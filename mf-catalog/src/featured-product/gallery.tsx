import { useState } from "react";
import styles from "./gallery.module.css";

export interface GalleryProps {
  /** Of the product. */
  name: string;
  /** Addresses below /media; the first is shown first. */
  images: readonly string[];
}

/** One picture large, the others to choose from. */
export function Gallery({ name, images }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const shown = images[chosen];
  if (!shown) return null;

  return (
    <div className={styles.gallery}>
      <img className={styles.large} src={shown} alt={name} width={480} height={360} fetchPriority="high" />
      {images.length > 1 && (
        <ul className={styles.choices} aria-label="Pictures">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={styles.choice}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <img src={image} alt="" width={80} height={60} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
