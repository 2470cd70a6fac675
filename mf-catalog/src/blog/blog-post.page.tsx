import { formatDay } from "@ligate/contract/common/dates";
import { company } from "@ligate/contract/settings/company";
import { Head } from "@ligate/platform/head";
import { Link, useLoaderData } from "@ligate/platform/router";
import { publicAddress } from "@ligate/platform/settings";
import { RichText } from "@ligate/ui/content/rich-text";
import { StructuredData } from "@ligate/ui/content/structured-data";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import type { blogPostLoader } from "./blog.loader.ts";
import styles from "./blog.module.css";

export function Component() {
  const post = useLoaderData<typeof blogPostLoader>();

  return (
    <Page width="reading">
      <Head title={post.title} description={post.description} image={post.image} kind="article" />
      <StructuredData
        data={{
          "@type": "Article",
          headline: post.title,
          description: post.description,
          image: publicAddress(post.image),
          datePublished: post.date_posted,
          author: { "@type": "Person", name: post.author, jobTitle: post.author_role },
          publisher: { "@type": "Organization", name: company.name },
        }}
      />
      <Breadcrumbs
        trail={[
          { name: "Research Blog", to: "/blog" },
          { name: post.title, to: `/blog/${post.id}` },
        ]}
      />
      <article aria-labelledby="post-title">
        <h1 id="post-title">{post.title}</h1>
        <p className={styles.byline}>
          {post.author}, {post.author_role}
          <time dateTime={post.date_posted}>{formatDay(post.date_posted)}</time>
        </p>
        <img
          className={styles.picture}
          src={post.image}
          alt=""
          width={480}
          height={360}
          fetchPriority="high"
        />
        <RichText html={post.content} />
      </article>
      <p className={styles.back}>
        <Link to="/blog">All posts</Link>
      </p>
    </Page>
  );
}
