import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";

interface PageRow {
  title: string;
  sort: "Category" | "Service" | "Blog post";
  url: string;
}

/** Also as those write it who leave hyphens out: `Gene Knock-out Gene Knockout`. */
const TITLE = sql`title || ' ' || replace(title, '-', '')`;

/** Categories, services and posts; those whose title has the words before those that are only about them. */
export async function suggestPages(tx: Tx, words: string[], most: number): Promise<Suggestion[]> {
  const found = await rowsOf<PageRow>(
    tx,
    sql`select title, sort, url from (
        select title, description, case kind when 'product' then 'Category' else 'Service' end as sort,
          '/' || kind || 's/' || url as url, case kind when 'product' then 0 else 1 end as place
        from pages where kind in ('product', 'service')
        union all
        select title, description, 'Blog post', '/blog/' || id, 2 from blog_posts
      ) places
      where ${allIn(sql`${TITLE} || ' ' || description`, words)}
      order by ${allIn(TITLE, words)} desc, place, url limit ${most}`,
  );
  return found.map(({ title, sort, url }) => ({ kind: "page", label: title, detail: sort, url }));
}

/** Words are of letters and digits alone, so they are no patterns. */
const allIn = (text: ReturnType<typeof sql>, words: string[]) =>
  sql`(${sql.join(
    words.map((word) => sql`${text} ~* ${`\\m${word}`}`),
    sql` and `,
  )})`;
