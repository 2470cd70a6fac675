import { type SQL, sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../db/database.ts";
import type { NameSource } from "./gene.table.ts";
import type { Species } from "./gene-tables.ts";

/** How many genes and names were touched. */
export interface Merged {
  added: number;
  renamed: number;
  namesAdded: number;
  namesRemoved: number;
}

export interface Portion {
  importId: string;
  portion: number;
  species: Species;
  source: NameSource;
  /** The number that the next new gene gets. */
  next: number;
}

/** Numbers below are the content file's to give. */
const FIRST_IMPORTED = 10_001;
const LAST = 99_999;

/** Numbers are never taken back: the next one follows the highest that was ever given. */
export async function nextNumber(tx: Tx, species: Species): Promise<number> {
  const [highest] = await rowsOf<{ n: number | null }>(
    tx,
    sql`select max(substr(number, 2)::int) as n from genes where species = ${species}`,
  );
  return Math.max(FIRST_IMPORTED, (highest?.n ?? 0) + 1);
}

/** Takes over one portion of a staged table, inside the database. */
export async function mergePortion(tx: Tx, portion: Portion): Promise<Merged> {
  await keepFormerSymbols(tx, portion);
  const renamed = await rename(tx, portion);
  const added = await addGenes(tx, portion);
  const namesRemoved = await removeNames(tx, portion);
  const namesAdded = await writeNames(tx, portion);
  return { added, renamed, namesAdded, namesRemoved };
}

const incoming = ({ importId, portion }: Portion): SQL => sql`
  select r.* from gene_import_portions p
  cross join lateral jsonb_to_recordset(p.rows) as r (locus_id int, symbol text, name text, names jsonb)
  where p.import_id = ${importId} and p.portion = ${portion}`;

const incomingNames = (portion: Portion): SQL => sql`
  select g.number as gene_number, n.key, n.name, n.rank from (${incoming(portion)}) i
  join genes g on g.locus_id = i.locus_id
  cross join lateral jsonb_to_recordset(i.names) as n (key text, name text, rank smallint)`;

const countOf = async (tx: Tx, statement: SQL): Promise<number> => {
  const [counted] = await rowsOf<{ n: number }>(
    tx,
    sql`with done as (${statement}) select count(*)::int as n from done`,
  );
  return counted?.n ?? 0;
};

/** Who knows a gene by the symbol that it had here still finds it. */
const keepFormerSymbols = (tx: Tx, portion: Portion) =>
  tx.execute(sql`
    insert into gene_names (gene_number, key, name, species, rank, source)
    select n.gene_number, n.key, n.name, n.species, 1, 'former' from (${incoming(portion)}) i
    join genes g on g.locus_id = i.locus_id and g.symbol <> i.symbol
    join gene_names n on n.gene_number = g.number and n.name = g.symbol
    on conflict do nothing`);

const rename = (tx: Tx, portion: Portion) =>
  countOf(
    tx,
    sql`update genes g set symbol = i.symbol, name = i.name from (${incoming(portion)}) i
      where g.locus_id = i.locus_id and (g.symbol <> i.symbol or g.name <> i.name) returning 1`,
  );

async function addGenes(tx: Tx, portion: Portion): Promise<number> {
  const { species, next } = portion;
  const letter = species.charAt(0);
  const [last] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from (${incoming(portion)}) i
      where not exists (select from genes g where g.locus_id = i.locus_id)`,
  );
  const added = last?.n ?? 0;
  if (next + added - 1 > LAST) throw new Error(`There are no numbers left for more genes of ${species}.`);
  if (added === 0) return 0;
  return countOf(
    tx,
    sql`insert into genes (number, species, symbol, name, locus_id)
      select ${letter}::text || lpad((${next}::int - 1 + row_number() over (order by i.locus_id))::text, 5, '0'),
        ${species}, i.symbol, i.name, i.locus_id
      from (${incoming(portion)}) i
      where not exists (select from genes g where g.locus_id = i.locus_id) returning 1`,
  );
}

const removeNames = (tx: Tx, portion: Portion) =>
  countOf(
    tx,
    sql`delete from gene_names old using genes g, (${incoming(portion)}) i
      where g.locus_id = i.locus_id and old.gene_number = g.number and old.source = ${portion.source}
        and not i.names @> jsonb_build_array(jsonb_build_object('key', old.key)) returning 1`,
  );

const writeNames = (tx: Tx, portion: Portion) =>
  countOf(
    tx,
    sql`insert into gene_names (gene_number, key, name, species, rank, source)
      select n.gene_number, n.key, n.name, ${portion.species}, n.rank, ${portion.source}
      from (${incomingNames(portion)}) n
      on conflict (gene_number, source, key) do update set name = excluded.name, rank = excluded.rank
      where gene_names.name <> excluded.name or gene_names.rank <> excluded.rank
      returning 1`,
  );
