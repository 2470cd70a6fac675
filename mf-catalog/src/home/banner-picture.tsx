import { Link } from "@ligate/platform/router";
import { classes } from "@ligate/ui/classes";
import { Icon } from "@ligate/ui/icon";
import styles from "./banner.module.css";
import type { BannerSlide } from "./banner-slides.ts";

export interface BannerPictureProps {
  slide: BannerSlide;
  /** Such as "2 of 4". */
  place: string;
  isShown: boolean;
  /** The first is what a visitor waits for; the others may come later. */
  isFirst: boolean;
}

/** One slide: a drawing that leads to its service. */
export function BannerPicture({ slide, place, isShown, isFirst }: BannerPictureProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
    <div
      className={classes(styles.slide, isShown && styles.shown)}
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      aria-hidden={!isShown}
      inert={!isShown}
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
          <span className={styles.line}>{slide.line}</span>
        </span>
      </Link>
    </div>
  );
}
