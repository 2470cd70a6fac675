import type { BlogEntry } from "@ligate/contract/blogs";
import { Link } from "@ligate/platform/router";
import { BlogCard } from "../blog-card.tsx";
import { Part } from "./part.tsx";

export interface ResearchBlogProps {
  /** `null` where they could not be loaded. */
  posts: BlogEntry[] | null;
}

export function ResearchBlog({ posts }: ResearchBlogProps) {
  return (
    <Part
      title="Research Blog"
      columns="four"
      more={<Link to="/blog">All posts</Link>}
      problem={posts ? undefined : "The latest posts"}
    >
      {posts?.map((post) => (
        <BlogCard key={post.id} post={post} />
      ))}
    </Part>
  );
}
