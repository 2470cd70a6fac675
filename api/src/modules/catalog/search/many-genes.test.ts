import { sql } from "drizzle-orm";
import { testApp } from "../../../testing/test-app.ts";
import { correctQuery } from "./correct-query.ts";

const { app, db } = testApp();
const GENES = 1_500;

// More genes than are considered. Their symbols begin in the same way, and their names have a word in common.
beforeAll(async () => {
  await db().execute(sql`
    insert into genes (number, species, symbol, name, locus_id, target_class)
    select 'M' || 90000 + n, 'Mouse', 'Ctmock' || n, 'flurbodine protein ' || n, 900000000 + n, 'protein_coding'
    from generate_series(1, ${GENES}::int) n`);
  await db().execute(sql`
    insert into gene_names (gene_number, key, name, species, rank, source)
    select number, lower(symbol), symbol, species, 0, 'catalog' from genes where symbol like 'Ctmock%'`);
});

const get = async (url: string, query: Record<string, string>) =>
  (await app().inject({ url, query: { page_size: "50", ...query } })).json();
const table = (symbol: string) =>
  get("/api/products/get-gene-table-by-symbol/", { species: "Mouse", symbol });

it.each(["ctmock", "flurbodine", "flurbodine prot"])("considers at most 1,000 genes for %s", async (text) => {
  const { total, gene_items } = await table(text);
  expect(total).toBe(1_000);
  expect(gene_items).toHaveLength(50);
});

it("finds a gene by its symbol, and one of the content file by the beginning, beside thousands", async () => {
  expect((await table("Ctmock1499")).gene_items[0]).toMatchObject({ symbol: "Ctmock1499" });

  const { suggestions } = await get("/api/search/suggestions/", { q: "ct" });
  expect(suggestions[0]).toMatchObject({ kind: "gene", label: expect.not.stringMatching(/^Ctmock/) });
});

it("corrects six words of a query, and compares two that the vocabulary does not explain with genes", async () => {
  const unknown = ["lentivirsu", "TP35", "EGRF", "BRAC1", "plasmdi", "antibdoy", "reagnet"];
  const corrected = await correctQuery(db(), unknown.join(" "), unknown);
  expect(corrected).toContain("lentivirus");
  expect(corrected).toContain("reagnet");
});
