import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import type { Species } from "../../../design/index.ts";
import type { TargetGeneRow } from "../../genes/find-target.ts";
import { parseGeneIds } from "../../genes/search/gene-id.ts";
import type { NameSpan } from "../reading/name-spans.ts";
import type { Reading } from "../reading/read-query.ts";

/** The genes that a query names exactly, best first, and the positions of the words that name them. */
export interface NamedGenes {
  genes: FoundGene[];
  named: Set<number>;
  /** Whether all of them are named by an alias. */
  isByAlias: boolean;
}

interface NameRow extends FoundGene {
  key: string;
  rank: number;
  is_content: boolean;
}

const MAX_ROWS = 60;

/** Finds genes by id, symbol or alias, in one statement for all spans of words. */
export async function findNamedGenes(tx: Tx, reading: Reading): Promise<NamedGenes> {
  const keys = [...new Set(reading.names.flatMap((span) => span.keys))];
  const ids = findIds(reading);
  if (keys.length === 0 && ids.length === 0) return { genes: [], named: new Set(), isByAlias: false };
  const rows = await queryRows<NameRow>(tx, statement(keys, ids));
  const named = new Set<number>();
  const byId = rows.filter(({ rank }) => rank < 0);
  if (byId.length > 0) for (const position of reading.tokens.keys()) named.add(position);
  const bySpan = reading.names
    .map((span) => ({ from: span.from, found: findSpanRows(rows, span, named) }))
    .toSorted((a, b) => a.from - b.from);
  const found = [...byId, ...bySpan.flatMap((span) => span.found)];
  return {
    genes: bySpecies(uniqueGenes(found), reading.species),
    named,
    isByAlias: found.length > 0 && found.every(({ rank }) => rank === 1),
  };
}

/** The rows of a span, unless a longer one has its words already. */
function findSpanRows(rows: NameRow[], { from, to, keys, accepts }: NameSpan, named: Set<number>): NameRow[] {
  const positions = Array.from({ length: to - from }, (_, i) => from + i);
  if (positions.some((position) => named.has(position))) return [];
  const ofSpan = rows.filter((row) => row.rank >= 0 && keys.includes(row.key) && isAccepted(row, accepts));
  if (ofSpan.length > 0) for (const position of positions) named.add(position);
  return ofSpan;
}

const isAccepted = ({ rank, is_content }: NameRow, accepts: NameSpan["accepts"]): boolean =>
  accepts === "any" || rank === 0 || (accepts === "known" && is_content);

/** Symbols before aliases, genes of the content file before others, human before mouse. */
const statement = (keys: string[], ids: SQL[]): SQL => sql`
  select key, rank, is_content, case when lower(matched) <> lower(g.symbol) then matched end as alias, ${GENE_FACTS}
  from (
    select gene_number as number, key, rank::int, name as matched, (source = 'content') as is_content from gene_names
      where species in ('Human', 'Mouse') and key = any(${`{${keys.join(",")}}`}::text[])
    ${sql.join(
      ids.map((condition) => sql` union all select number, '', -1, null, true from genes where ${condition}`),
    )}
  ) named join genes g on g.number = named.number
  order by rank, g.species, is_content desc, g.number limit ${MAX_ROWS}`;

/** Ids of the whole query, or of one of its words, which is no bare number then. */
function findIds({ q }: Reading): SQL[] {
  const whole = parseGeneIds(q);
  const ids =
    whole.length > 0
      ? whole
      : q.split(/\s+/).flatMap((word) => (/^\d+$/.test(word) ? [] : parseGeneIds(word)));
  return ids.map(({ condition }) => condition);
}

/** Each gene once, where it occurs first. */
export const uniqueGenes = <Gene extends FoundGene>(genes: Gene[]): Gene[] => {
  const byNumber = Map.groupBy(genes, ({ number }) => number);
  return [...byNumber.values()].flatMap(([first]) => first ?? []);
};

/** The genes of the species that the query names, if there are any. */
function bySpecies(genes: FoundGene[], species: Species | undefined): FoundGene[] {
  const ofSpecies = genes.filter((gene) => gene.species === species);
  return ofSpecies.length > 0 ? ofSpecies : genes;
}

/** A gene that a query names. */
export interface FoundGene extends TargetGeneRow {
  name: string;
  geneType: string;
  locusId: number;
  /** The alias that the query has, if it is not the symbol. */
  alias: string | null;
}

/** The columns of a `FoundGene` besides its alias, from `genes g`. */
export const GENE_FACTS = sql`g.number, g.symbol, g.name, g.species, g.chromosome, g.gene_type as "geneType",
  g.locus_id as "locusId", g.target_class as "targetClass",
  g.orf_bp as "orfBp", g.coding_transcript as "codingTranscript", g.refseq_transcript as "refseqTranscript"`;
