import { Link } from "@ligate/platform/router";
import { classes } from "@ligate/ui/classes";
import type { ReactNode } from "react";
import styles from "./tile.module.css";

export interface TileProps {
  to: string;
  title: string;
  /** Address below /media, of a drawing of 480 × 360. */
  image: string;
  badge?: string;
  /** The drawing beside the words rather than above; on a phone it always is. */
  lying?: boolean;
  /** What stands below the title. */
  children?: ReactNode;
}

/** A card that is one link: a drawing, a title, and what there is to say. */
export function Tile({ to, title, image, badge, lying, children }: TileProps) {
  return (
    <Link className={classes(styles.tile, lying && styles.lying)} to={to}>
      <span className={styles.picture}>
        <img src={image} alt="" width={480} height={360} loading="lazy" decoding="async" />
      </span>
      <span className={styles.text}>
        {badge && <span className={styles.badge}>{badge}</span>}
        <span className={styles.title}>{title}</span>
        {children}
      </span>
    </Link>
  );
}
