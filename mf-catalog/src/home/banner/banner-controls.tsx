import { Icon, type IconProps } from "@ligate/ui/controls/icon";
import styles from "./banner.module.css";
import type { Carousel } from "./use-carousel.ts";

export interface BannerControlsProps {
  /** The name of each slide. */
  names: readonly string[];
  carousel: Carousel;
}

/** Buttons: previous, one per slide, next, and pause or play. */
export function BannerControls({ names, carousel }: BannerControlsProps) {
  const { currentIndex, isPlaying, goTo, togglePlaying } = carousel;
  return (
    <div className={styles.controls}>
      <Control icon="chevronLeft" label="Previous slide" onClick={() => goTo(currentIndex - 1)} />
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles.indicator}
          aria-label={`Show ${name}`}
          aria-current={index === currentIndex}
          onClick={() => goTo(index)}
        />
      ))}
      <Control icon="chevronRight" label="Next slide" onClick={() => goTo(currentIndex + 1)} />
      <Control
        icon={isPlaying ? "pause" : "play"}
        label={isPlaying ? "Pause the slides" : "Play the slides"}
        onClick={togglePlaying}
      />
    </div>
  );
}

interface ControlProps {
  icon: IconProps["name"];
  label: string;
  onClick: () => void;
}

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={18} />
    </button>
  );
}
