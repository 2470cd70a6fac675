import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { cx } from "@ligate/ui/cx";
import styles from "./banner.module.css";
import type { ServiceSlide } from "./service-slides.ts";

export interface BannerSlideProps {
  slide: ServiceSlide;
  /** Accessible name, such as "2 of 4". */
  label: string;
  isCurrent: boolean;
  /** The first slide is above the fold and loads eagerly; the others load lazily. */
  isFirst: boolean;
}

/** A slide: a picture that links to its service. */
export function BannerSlide({ slide, label, isCurrent, isFirst }: BannerSlideProps) {
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
