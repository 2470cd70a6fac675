import { or, type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import type { Species } from "../../../design/index.ts";
import type { TargetGeneRow } from "../../genes/find-target.ts";
import { parseGeneIds } from "./gene-id.ts";
import type { NameSpan } from "./name-spans.ts";
import type { TextReading } from "./read-text.ts";

/** A gene that a query names. */
export interface FoundGene extends TargetGeneRow {
  name: string;
  geneType: string;
  locusId: number;
  orthologLocusId: number | null;
  /** The alias that the query has, if it is not the symbol. */
  alias: string | null;
}

/** The columns of a `FoundGene` besides its alias, from `genes g`. */
export const GENE_FACTS = sql`g.number, g.symbol, g.name, g.species, g.chromosome, g.gene_type as "geneType",
  g.locus_id as "locusId", g.ortholog_locus_id as "orthologLocusId", g.target_class as "targetClass",
  g.orf_bp as "orfBp", g.coding_transcript as "codingTranscript", g.refseq_transcript as "refseqTranscript",
  g.protein_properties as "proteinProperties"`;

/** The genes that a query names, best first, and the positions of the tokens that name them. */
export interface NamedGenes {
  genes: FoundGene[];
  positions: ReadonlySet<number>;
  /** Whether all of them are named by an alias. */
  isByAlias: boolean;
}

interface NameRow extends FoundGene {
  key: string;
  rank: number;
  is_content: boolean;
}

const MAX_ROWS = 60;
const MAX_IDS = 8;

/**
 * Step 5: the genes that a query names by id, symbol or alias, in one statement for all spans. "mouse TP53" names Trp53, and
 * "HER2" names ERBB2 by an alias.
 */
export async function findNamedGenes(
  tx: Tx,
  { q, tokens, spans, species }: TextReading,
): Promise<NamedGenes> {
  const keys = [...new Set(spans.flatMap((span) => span.keys))];
  const ids = findIds(q);
  if (keys.length === 0 && ids.length === 0) return { genes: [], positions: new Set(), isByAlias: false };
  const rows = await queryRows<NameRow>(tx, statement(keys, ids, q));
  const byId = rows.filter(({ rank }) => rank < 0);
  // An id names the species.
  if (byId.length > 0)
    return { genes: uniqueGenes(byId), positions: new Set(tokens.keys()), isByAlias: false };
  const positions = new Set<number>();
  const found = spans
    .map((span) => ({ from: span.from, rows: findSpanRows(rows, span, positions) }))
    .toSorted((a, b) => a.from - b.from)
    .flatMap((span) => span.rows);
  const isByAlias = found.length > 0 && found.every(({ rank }) => rank > 0);
  return { genes: await inSpecies(tx, found, species), positions, isByAlias };
}

/** The rows of a span, unless a longer one has taken its words. Adds its own words to those that are taken. */
function findSpanRows(rows: NameRow[], { from, to, keys, accepts }: NameSpan, taken: Set<number>): NameRow[] {
  const positions = Array.from({ length: to - from }, (_, i) => from + i);
  if (positions.some((position) => taken.has(position))) return [];
  const ofSpan = rows.filter((row) => row.rank >= 0 && keys.includes(row.key) && isAccepted(row, accepts));
  if (ofSpan.length > 0) for (const position of positions) taken.add(position);
  if (accepts !== "symbols") return ofSpan;
  // The members of a family are in the order of the vocabulary.
  return ofSpan.toSorted(
    (a, b) => a.species.localeCompare(b.species) || keys.indexOf(a.key) - keys.indexOf(b.key),
  );
}

const isAccepted = ({ rank, is_content }: NameRow, accepts: NameSpan["accepts"]): boolean =>
  accepts === "any" || rank === 0 || (accepts === "known" && is_content);

/**
 * Symbols before aliases, symbols as they are typed before those that differ in punctuation, human before mouse. Of the genes
 * with the same alias, the ones of the content file and of proteins come first, then those that had it as their symbol, and those with
 * more names, which are known better.
 */
const statement = (keys: string[], ids: SQL[], typed: string): SQL => sql`
  select key, rank, is_content, case when lower(matched) <> lower(g.symbol) then matched end as alias, ${GENE_FACTS}
  from (
    select gene_number as number, key, rank::int, name as matched, (source = 'content') as is_content,
      (source = 'former') as is_former from gene_names
      where species in ('Human', 'Mouse') and key = any(${`{${keys.join(",")}}`}::text[])
    ${ids.length > 0 ? sql`union all (select number, '', -1, null, true, false from genes where ${or(...ids)} limit ${MAX_ROWS})` : sql``}
  ) named join genes g on g.number = named.number
  order by least(rank, 1), (rank = 0 and lower(matched) = ${typed.trim().toLowerCase()}) desc, g.species, is_content desc,
    rank, (g.target_class = 'protein_coding') desc, is_former desc,
    (select count(*) from gene_names n where n.gene_number = g.number) desc, g.number limit ${MAX_ROWS}`;

/** Ids of the whole query, or of one of its words, which is no bare number then. */
function findIds(q: string): SQL[] {
  const whole = parseGeneIds(q);
  const ids =
    whole.length > 0
      ? whole
      : q.split(/\s+/).flatMap((word) => (/^\d+$/.test(word) ? [] : parseGeneIds(word)));
  return ids.slice(0, MAX_IDS).map(({ condition }) => condition);
}

/** Each gene once, where it occurs first. */
export const uniqueGenes = <Gene extends FoundGene>(genes: Gene[]): Gene[] => {
  const byNumber = Map.groupBy(genes, ({ number }) => number);
  return [...byNumber.values()].flatMap(([first]) => first ?? []);
};

/**
 * The genes of a species, also as the orthologues of those that were found: "mouse TP53" is Trp53. Where the query names no
 * species, human ones come before genes that only the mouse's tables know by an alias.
 */
async function inSpecies(tx: Tx, found: NameRow[], species: Species | undefined): Promise<FoundGene[]> {
  const isKnown = found.some((gene) => gene.species === "Human" || gene.rank === 0);
  if (species === undefined && isKnown) return uniqueGenes(found);
  const wanted = species ?? "Human";
  const own = found.filter((gene) => gene.species === wanted);
  const others = found.filter((gene) => gene.species !== wanted);
  const orthologues = await findOrthologues(tx, others, wanted);
  const all = [...own, ...orthologues].toSorted((a, b) => a.rank - b.rank);
  return uniqueGenes(species === undefined ? [...all, ...found] : all);
}

/** The orthologues of the genes that have one in the store, in the order of the genes. */
async function findOrthologues(tx: Tx, others: NameRow[], species: Species): Promise<NameRow[]> {
  const ids = others.flatMap(({ orthologLocusId }) => orthologLocusId ?? []);
  if (ids.length === 0) return [];
  const rows = await queryRows<FoundGene>(
    tx,
    sql`select null as alias, ${GENE_FACTS} from genes g
      where locus_id = any(${`{${ids.join(",")}}`}::int[]) and species = ${species}`,
  );
  const byId = new Map(rows.map((row) => [row.locusId, row]));
  return others.flatMap(({ symbol, orthologLocusId, ...other }) => {
    const orthologue = byId.get(orthologLocusId ?? 0);
    return orthologue ? { ...other, ...orthologue, alias: other.alias ?? symbol } : [];
  });
}
