import type { BlogEntry } from "@ligate/contract/blogs";
import { formatDay } from "@ligate/contract/dates";
import styles from "./blog-card.module.css";
import { Tile } from "./tile.tsx";

export interface BlogCardProps {
  post: BlogEntry;
  /** The drawing beside the words. */
  lying?: boolean;
}

/** A post as lists show it. */
export function BlogCard({ post, lying }: BlogCardProps) {
  return (
    <Tile to={`/blog/${post.id}`} title={post.title} image={post.image} lying={lying}>
      <time className={styles.date} dateTime={post.date_posted}>
        {formatDay(post.date_posted)}
      </time>
      <span className={styles.description}>{post.description}</span>
    </Tile>
  );
}
