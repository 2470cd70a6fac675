import { Icon } from "@ligate/ui/icon";
import { useEffect, useRef } from "react";
import { useSwipe } from "../use-swipe.ts";
import type { Picture } from "./picture.ts";
import styles from "./zoom-dialog.module.css";

export interface ZoomDialogProps {
  pictures: readonly Picture[];
  /** Index of the one to show. */
  at: number;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A picture as large as the window. Escape closes it, and the focus goes back: the platform's dialog does both. */
export function ZoomDialog({ pictures, at, onStep, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const swipe = useSwipe(onStep);
  const { image, alt } = pictures[at] ?? { image: "", alt: "" };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Picture" onClose={onClose} {...swipe}>
      <img className={styles.picture} src={image} alt={alt} width={960} height={720} draggable={false} />
      <div className={styles.ways}>
        {pictures.length > 1 && (
          <>
            <Way label="Previous picture" icon="chevronLeft" onClick={() => onStep(-1)} />
            <span aria-live="polite">
              {at + 1} of {pictures.length}
            </span>
            <Way label="Next picture" icon="chevronRight" onClick={() => onStep(1)} />
          </>
        )}
        <Way label="Close" icon="close" onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

interface WayProps {
  label: string;
  icon: "chevronLeft" | "chevronRight" | "close";
  onClick: () => void;
}

const Way = ({ label, icon, onClick }: WayProps) => (
  <button type="button" className={styles.way} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
