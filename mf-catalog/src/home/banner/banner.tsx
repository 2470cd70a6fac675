import type { KeyboardEvent } from "react";
import { useSwipe } from "../../shared/use-swipe.ts";
import styles from "./banner.module.css";
import { BannerControls } from "./banner-controls.tsx";
import { BannerSlide } from "./banner-slide.tsx";
import type { ServiceSlide } from "./service-slides.ts";
import { useCarousel } from "./use-carousel.ts";

const ARROW_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export interface BannerProps {
  slides: readonly ServiceSlide[];
}

/** A carousel of the services, following the ARIA carousel pattern. Rotation pauses on hover and on keyboard focus. */
export function Banner({ slides }: BannerProps) {
  const carousel = useCarousel(slides.length);
  const { currentIndex, isPlaying, isPaused, goTo, setPaused } = carousel;
  const swipeHandlers = useSwipe((step) => goTo(currentIndex + step));

  function onKeyDown(event: KeyboardEvent) {
    const step = ARROW_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(currentIndex + step);
  }

  return (
    <section
      className={styles.banner}
      aria-roledescription="carousel"
      aria-label="Our services"
      onKeyDown={onKeyDown}
      onPointerEnter={() => setPaused("pointer", true)}
      onPointerLeave={() => setPaused("pointer", false)}
      onFocus={({ target }) => setPaused("focus", target.matches(":focus-visible"))}
      onBlur={() => setPaused("focus", false)}
    >
      <div className={styles.slides} aria-live={isPlaying && !isPaused ? "off" : "polite"} {...swipeHandlers}>
        {slides.map((slide, index) => (
          <BannerSlide
            key={slide.link}
            slide={slide}
            label={`${index + 1} of ${slides.length}`}
            isCurrent={index === currentIndex}
            isFirst={index === 0}
          />
        ))}
      </div>
      <BannerControls names={slides.map(({ name }) => name)} carousel={carousel} />
    </section>
  );
}
