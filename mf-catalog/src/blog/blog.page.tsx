import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import { BlogCard } from "../shared/blog-card.tsx";
import type { blogLoader } from "./blog.loader.ts";
import styles from "./blog.module.css";

export function Component() {
  const posts = useLoaderData<typeof blogLoader>();

  return (
    <Page>
      <Head title="Research Blog" description="Notes on vectors, viruses and edited cells, from our bench." />
      <h1>Research Blog</h1>
      {posts.length === 0 && <p className={styles.none}>There are no posts yet.</p>}
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <BlogCard post={post} orientation="horizontal" />
          </li>
        ))}
      </ul>
    </Page>
  );
}
