import type { BlogEntry, BlogPost, ProductPage } from "@ligate/contract/content/schemas";
import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { blogPosts, type PageKind, pages } from "./content.table.ts";

/** @throws ProblemError 404 */
export async function getPage(tx: Tx, kind: PageKind, url: string): Promise<Omit<ProductPage, "tables">> {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.kind, kind), eq(pages.url, url)));
  if (!page) throw new ProblemError(404, `No ${kind} page is called ${url}.`);
  const { title, description, content, rawHtml, image } = page;
  return { title, description, content, raw_html: rawHtml, image };
}

type Row = Omit<typeof blogPosts.$inferSelect, "author" | "authorRole" | "content">;

export async function latestBlogEntries(tx: Tx): Promise<BlogEntry[]> {
  const { id, title, datePosted, image, description } = blogPosts;
  const posts = await tx
    .select({ id, title, datePosted, image, description })
    .from(blogPosts)
    .orderBy(desc(datePosted), desc(id));
  return posts.map(toEntry);
}

/** @throws ProblemError 404 */
export async function getBlogPost(tx: Tx, id: string): Promise<BlogPost> {
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const [post] = isId
    ? await tx
        .select()
        .from(blogPosts)
        .where(eq(blogPosts.id, Number(id)))
    : [];
  if (!post) throw new ProblemError(404, `No blog post has the number ${id}.`);
  return { ...toEntry(post), author: post.author, author_role: post.authorRole, content: post.content };
}

const toEntry = ({ id, title, datePosted, image, description }: Row): BlogEntry => ({
  id,
  title,
  date_posted: datePosted,
  image,
  description,
});
