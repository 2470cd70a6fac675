import { SEARCH_COUNT_LIMIT } from "@ligate/contract/search/constants";
import { sql } from "drizzle-orm";
import { testApp } from "../../../testing/test-app.ts";
import { countWords } from "./entries/ranked-entries.ts";

const { app, db } = testApp();
const ENTRIES = 2_500;

// More entries than are counted and ranked. They have a word in common, and the beginning of their numbers.
beforeAll(() =>
  db().execute(sql`
    insert into search_entries (sku, sku_key, kind, name, url, category, position, words)
    select 'FLURB-' || n, 'flurb' || n, 'supply', 'Flurbodine ' || n, '/product/featured/FLURB-' || n, 'Lab supplies', n,
      setweight(to_tsvector('simple', 'flurbodine ' || n), 'A')
    from generate_series(1, ${ENTRIES}::int) n`),
);

it("counts the entries with a frequent word up to the limit", async () => {
  const counts = await countWords(db(), ["flurbodin", "fluorescein", "qwertas"]);
  expect(counts.get("flurbodin")).toBe(SEARCH_COUNT_LIMIT);
  expect(counts.get("qwertas")).toBe(0);
});

it.each([
  ["FLURB-2500", "FLURB-2500 · Lab supplies"],
  ["FLURB-249", "FLURB-249 · Lab supplies"],
])("suggests the product with the number %s first among thousands", async (q, detail) => {
  const { suggestions } = (await app().inject({ url: "/api/search/suggestions/", query: { q } })).json();
  expect(suggestions[0]).toMatchObject({ kind: "product", detail });
});

it("suggests products by a word that thousands have", async () => {
  const { suggestions } = (
    await app().inject({ url: "/api/search/suggestions/", query: { q: "flurbo" } })
  ).json();
  expect(suggestions.length).toBeGreaterThan(3);
  expect(new Set(suggestions.map(({ url }: { url: string }) => url)).size).toBe(suggestions.length);
});
