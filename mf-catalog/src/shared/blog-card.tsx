import { formatDay } from "@ligate/contract/common/dates";
import type { BlogEntry } from "@ligate/contract/content/schemas";
import styles from "./blog-card.module.css";
import { LinkCard, type LinkCardProps } from "./link-card.tsx";

export interface BlogCardProps {
  post: BlogEntry;
  orientation?: LinkCardProps["orientation"];
}

/** A blog post as an entry of a list. */
export function BlogCard({ post, orientation }: BlogCardProps) {
  return (
    <LinkCard to={`/blog/${post.id}`} title={post.title} image={post.image} orientation={orientation}>
      <time className={styles.date} dateTime={post.date_posted}>
        {formatDay(post.date_posted)}
      </time>
      <span className={styles.description}>{post.description}</span>
    </LinkCard>
  );
}
