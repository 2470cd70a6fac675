import { Icon, type IconProps } from "@ligate/ui/icon";
import styles from "./banner.module.css";
import type { Rotation } from "./use-rotation.ts";

export interface BannerControlsProps {
  /** One per slide. */
  names: readonly string[];
  rotation: Rotation;
}

/** Pause, previous, one indicator per slide, next. */
export function BannerControls({ names, rotation }: BannerControlsProps) {
  const { at, isRunning, show, toggle } = rotation;
  return (
    <div className={styles.controls}>
      <Control icon="chevronLeft" label="Previous slide" onClick={() => show(at - 1)} />
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles.indicator}
          aria-label={`Show ${name}`}
          aria-current={index === at}
          onClick={() => show(index)}
        />
      ))}
      <Control icon="chevronRight" label="Next slide" onClick={() => show(at + 1)} />
      <Control
        icon={isRunning ? "pause" : "play"}
        label={isRunning ? "Pause the slides" : "Play the slides"}
        onClick={toggle}
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
