import type { BlogEntry } from "@ligate/contract/content/schemas";
import { Link } from "@ligate/platform/router";
import { BlogCard } from "../blog/index.ts";
import { HomeSection } from "./home-section.tsx";

export interface ResearchBlogProps {
  /** `null` if the posts could not be loaded. */
  posts: BlogEntry[] | null;
}

export function ResearchBlog({ posts }: ResearchBlogProps) {
  return (
    <HomeSection
      title="Research Blog"
      columns="four"
      action={<Link to="/blog">All posts</Link>}
      unloadedContent={posts ? undefined : "The latest posts"}
    >
      {posts?.map((post) => (
        <BlogCard key={post.id} post={post} />
      ))}
    </HomeSection>
  );
}
