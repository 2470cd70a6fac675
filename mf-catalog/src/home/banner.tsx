import type { KeyboardEvent } from "react";
import { useSwipe } from "../use-swipe.ts";
import styles from "./banner.module.css";
import { BannerControls } from "./banner-controls.tsx";
import { BannerPicture } from "./banner-picture.tsx";
import type { BannerSlide } from "./banner-slides.ts";
import { useRotation } from "./use-rotation.ts";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export interface BannerProps {
  slides: readonly BannerSlide[];
}

/** The services in turn, by the ARIA pattern of a carousel. It waits while it is pointed at or has the focus. */
export function Banner({ slides }: BannerProps) {
  const rotation = useRotation(slides.length);
  const { at, isRunning, isHeld, show, hold } = rotation;
  const swipe = useSwipe((step) => show(at + step));

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(at + step);
  }

  return (
    <section
      className={styles.banner}
      aria-roledescription="carousel"
      aria-label="Our services"
      onKeyDown={onKeyDown}
      onPointerEnter={() => hold("pointer", true)}
      onPointerLeave={() => hold("pointer", false)}
      onFocus={({ target }) => hold("focus", target.matches(":focus-visible"))}
      onBlur={() => hold("focus", false)}
    >
      <div className={styles.slides} aria-live={isRunning && !isHeld ? "off" : "polite"} {...swipe}>
        {slides.map((slide, index) => (
          <BannerPicture
            key={slide.link}
            slide={slide}
            place={`${index + 1} of ${slides.length}`}
            isShown={index === at}
            isFirst={index === 0}
          />
        ))}
      </div>
      <BannerControls names={slides.map(({ name }) => name)} rotation={rotation} />
    </section>
  );
}
