import { desc, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { blogPosts } from "../../content/content.table.ts";

/** Capitals, or letters with a digit. Mouse symbols such as `Kit`, `Rest` and `Met` are also words of a sentence. */
const UNMISTAKABLE = /^(?=.{3})(?:[A-Z][A-Z-]*|.*\d.*)$/;
const MAX_POSTS = 5;

/** Posts with one of the names as a word, in this spelling; newest first. */
export async function postsAbout(tx: Tx, names: string[]) {
  const words = names.filter((name) => UNMISTAKABLE.test(name)).map(escapeRegExp);
  if (words.length === 0) return [];
  const pattern = `(?<![[:alnum:]])(${words.join("|")})(?![[:alnum:]])`;
  const { id, title, datePosted, description, content } = blogPosts;
  const posts = await tx
    .select({ id, title, date_posted: datePosted })
    .from(blogPosts)
    .where(sql`${title} || ' ' || ${description} || ' ' || ${content} ~ ${pattern}`)
    .orderBy(desc(datePosted), desc(id))
    .limit(MAX_POSTS);
  return posts;
}

const escapeRegExp = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "\\$&");
