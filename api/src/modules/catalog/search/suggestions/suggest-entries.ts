import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { normalizeName } from "../../genes/normalize-name.ts";
import { toPhraseKey } from "../entries/search-entry.ts";
import { HIGHEST_CHARACTER } from "../reading/gene-name-sql.ts";
import type { TextReading } from "../reading/read-text.ts";
import { vocabulary } from "../reading/vocabulary.ts";

/** Products and pages of the index. `isNumber` is true if the query is the beginning of a product's number. */
export interface SuggestedEntries {
  products: Suggestion[];
  pages: Suggestion[];
  isNumber: boolean;
}

interface EntryRow {
  kind: string;
  sku: string;
  name: string;
  category: string;
  url: string;
  is_number: boolean;
}

/** The maximum number of entries to rank, by words and by number. The content files produce some hundred entries. */
const MAX_CANDIDATES = 1_000;

const PAGE_LABELS = new Map([
  ["/products/", "Category"],
  ["/services/", "Service"],
  ["/blog/", "Blog post"],
  ["/policies/", "Policy"],
]);

/** Finds entries by the beginning of their number, and by the words of the query, of which the last may be incomplete. */
export async function suggestEntries(tx: Tx, reading: TextReading, limit: number): Promise<SuggestedEntries> {
  const key = normalizeName(reading.q);
  const isNumber = sql`(sku_key >= ${key} and sku_key < ${key + HIGHEST_CHARACTER})`;
  const inName = sql`words @@ ${completionsQuery(reading, "A")}::tsquery`;
  const inKeywords = sql`words @@ ${completionsQuery(reading, "AB")}::tsquery`;
  const inDescription = sql`words @@ ${completionsQuery(reading, "ABC")}::tsquery`;
  const columns = sql`kind, sku, name, category, url, position, ${isNumber} as is_number,
    (name_key = ${toPhraseKey(reading.phrases)})::int + (${inName})::int + (${inKeywords})::int as score`;
  const found = await queryRows<EntryRow>(
    tx,
    sql`select kind, sku, name, category, url, is_number from (
        select *, row_number() over (partition by kind = 'page' order by is_number desc, score desc, position) as place
        from (
          (select ${columns} from search_entries where ${isNumber} order by sku_key limit ${MAX_CANDIDATES})
          union all
          (select ${columns} from search_entries where ${inDescription} and not ${isNumber} limit ${MAX_CANDIDATES})
        ) matched
      ) placed where place <= ${limit} order by place`,
  );
  return {
    products: found.filter(({ kind }) => kind !== "page").map(toProduct),
    pages: found.filter(({ kind }) => kind === "page").map(toPage),
    isNumber: found.some(({ is_number }) => is_number) && /\d|-/.test(reading.q),
  };
}

/** All words of the query with these weights; the last one is the beginning of a word. */
function completionsQuery({ tokens, phrases }: TextReading, weights: string): string {
  const last = tokens.at(-1)?.word ?? "";
  const complete = phrases.filter(({ to, term }) => to < tokens.length || term !== undefined);
  const parts = complete.map(({ lexeme, to }) =>
    to === tokens.length ? `('${lexeme}':${weights} | '${last}':*${weights})` : `'${lexeme}':${weights}`,
  );
  if (complete.at(-1)?.to !== tokens.length)
    parts.push(`('${last}':*${weights} | '${vocabulary.toLexeme(last)}':${weights})`);
  return parts.join(" & ");
}

const toProduct = ({ sku, name, category, url }: EntryRow): Suggestion => ({
  kind: "product",
  label: name,
  detail: `${sku} · ${category}`,
  url,
});

const toPage = ({ name, url }: EntryRow): Suggestion => ({
  kind: "page",
  label: name,
  detail: [...PAGE_LABELS].find(([start]) => url.startsWith(start))?.[1] ?? "Page",
  url,
});
