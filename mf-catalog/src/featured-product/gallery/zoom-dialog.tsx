import { Icon } from "@ligate/ui/controls/icon";
import { useEffect, useRef } from "react";
import { useSwipe } from "../../shared/use-swipe.ts";
import type { Picture } from "./picture.ts";
import styles from "./zoom-dialog.module.css";

export interface ZoomDialogProps {
  pictures: readonly Picture[];
  /** Index of the one to show. */
  currentIndex: number;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A picture as large as the window. Escape closes it, and the focus goes back: the platform's dialog does both. */
export function ZoomDialog({ pictures, currentIndex, onStep, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const swipe = useSwipe(onStep);
  const { image, alt } = pictures[currentIndex] ?? { image: "", alt: "" };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Picture" onClose={onClose} {...swipe}>
      <img className={styles.picture} src={image} alt={alt} width={960} height={720} draggable={false} />
      <div className={styles.ways}>
        {pictures.length > 1 && (
          <>
            <ControlButton label="Previous picture" icon="chevronLeft" onClick={() => onStep(-1)} />
            <span aria-live="polite">
              {currentIndex + 1} of {pictures.length}
            </span>
            <ControlButton label="Next picture" icon="chevronRight" onClick={() => onStep(1)} />
          </>
        )}
        <ControlButton label="Close" icon="close" onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

interface ControlButtonProps {
  label: string;
  icon: "chevronLeft" | "chevronRight" | "close";
  onClick: () => void;
}

const ControlButton = ({ label, icon, onClick }: ControlButtonProps) => (
  <button type="button" className={styles.way} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
