import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { Icon } from "@ligate/ui/controls/icon";
import { Dialog } from "@ligate/ui/feedback/dialog";
import { useSwipe } from "../shared/use-swipe.ts";
import styles from "./zoom-dialog.module.css";

/** A picture of a product; `image` is a path below /media. */
export type Picture = FeaturedProductPage["images"][number];

export interface ZoomDialogProps {
  pictures: readonly Picture[];
  currentIndex: number;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A modal dialog with a picture that fills the window. */
export function ZoomDialog({ pictures, currentIndex, onStep, onClose }: ZoomDialogProps) {
  const swipeHandlers = useSwipe(onStep);
  const { image, alt } = pictures[currentIndex] ?? { image: "", alt: "" };

  return (
    <Dialog
      className={styles.dialog}
      aria-label="Picture"
      onClose={onClose}
      actions={(close) => (
        <div className={styles.controls}>
          {pictures.length > 1 && (
            <>
              <ControlButton label="Previous picture" icon="chevronLeft" onClick={() => onStep(-1)} />
              <span aria-live="polite">
                {currentIndex + 1} of {pictures.length}
              </span>
              <ControlButton label="Next picture" icon="chevronRight" onClick={() => onStep(1)} />
            </>
          )}
          <ControlButton label="Close" icon="close" onClick={close} />
        </div>
      )}
      {...swipeHandlers}
    >
      <img className={styles.picture} src={image} alt={alt} width={960} height={720} draggable={false} />
    </Dialog>
  );
}

interface ControlButtonProps {
  label: string;
  icon: "chevronLeft" | "chevronRight" | "close";
  onClick: () => void;
}

const ControlButton = ({ label, icon, onClick }: ControlButtonProps) => (
  <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
