import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { containsAll } from "./contains-all.ts";

interface PageRow {
  title: string;
  label: "Category" | "Service" | "Blog post";
  url: string;
}

/** The title with and without hyphens: `Gene Knock-out Gene Knockout`. */
const TITLE = sql`title || ' ' || replace(title, '-', '')`;

/** Finds category pages, service pages and posts. Matches of the title come before matches of the description. */
export async function suggestPages(tx: Tx, words: string[], limit: number): Promise<Suggestion[]> {
  const found = await rowsOf<PageRow>(
    tx,
    sql`select title, label, url from (
        select title, description, case kind when 'product' then 'Category' else 'Service' end as label,
          '/' || kind || 's/' || url as url, case kind when 'product' then 0 else 1 end as position
        from pages where kind in ('product', 'service')
        union all
        select title, description, 'Blog post', '/blog/' || id, 2 from blog_posts
      ) suggested
      where ${containsAll(sql`${TITLE} || ' ' || description`, words)}
      order by ${containsAll(TITLE, words)} desc, position, url limit ${limit}`,
  );
  return found.map(({ title, label, url }) => ({ kind: "page", label: title, detail: label, url }));
}
