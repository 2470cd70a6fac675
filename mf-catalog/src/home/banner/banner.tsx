import { Link } from "@ligate/platform/router";
import { Icon, type IconProps } from "@ligate/ui/controls/icon";
import { cx } from "@ligate/ui/cx";
import type { KeyboardEvent } from "react";
import { useSwipe } from "../../shared/use-swipe.ts";
import styles from "./banner.module.css";
import type { ServiceSlide } from "./service-slides.ts";
import { type Carousel, useCarousel } from "./use-carousel.ts";

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

interface BannerControlsProps {
  /** The name of each slide. */
  names: readonly string[];
  carousel: Carousel;
}

/** Buttons: previous, one per slide, next, and pause or play. */
function BannerControls({ names, carousel }: BannerControlsProps) {
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

interface BannerSlideProps {
  slide: ServiceSlide;
  /** Accessible name, such as "2 of 4". */
  label: string;
  isCurrent: boolean;
  /** The first slide is above the fold and loads eagerly; the others load lazily. */
  isFirst: boolean;
}

/** A slide: a picture that links to its service. */
function BannerSlide({ slide, label, isCurrent, isFirst }: BannerSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires the role group for a slide
    <div
      className={cx(styles.slide, isCurrent && styles.current)}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isCurrent}
      inert={!isCurrent}
    >
      <Link className={styles.link} to={slide.link} draggable={false}>
        <img
          className={styles.picture}
          src={slide.image}
          alt={slide.alt}
          width={1200}
          height={400}
          draggable={false}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "low"}
        />
        <span className={styles.caption}>
          <span className={styles.name}>
            {slide.name} <Icon name="chevronRight" size={16} />
          </span>
          <span className={styles.tagline}>{slide.tagline}</span>
        </span>
      </Link>
    </div>
  );
}
