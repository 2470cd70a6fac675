import { type SQL, sql } from "drizzle-orm";

/** The id of a gene in a public database, or its number in the store. */
export interface GeneId {
  /** As search results show it, such as `HGNC:11998`. */
  label: string;
  /** Condition on the table `genes`. */
  condition: SQL;
}

const LARGEST_LOCUS_ID = 2_147_483_647;

/**
 * Reads an NCBI Gene ID (`7157`), an Ensembl gene (`ENSG00000141510`), a RefSeq transcript (`NM_000546`), an id of HGNC
 * or MGI (`HGNC:11998`) or a number of the store (`H00001`), ignoring case and versions. A bare number may also be one of
 * HGNC. Empty for other texts.
 */
export function parseGeneIds(text: string): GeneId[] {
  const id = text.trim().toUpperCase();
  const locus = Number(/^(?:GENE ?ID:? ?)?(\d{1,10})$/.exec(id)?.[1]);
  if (locus <= LARGEST_LOCUS_ID) return /^\d/.test(id) ? [ncbiId(locus), hgncId(locus)] : [ncbiId(locus)];
  if (/^[HM]\d{5}$/.test(id)) return [{ label: id, condition: sql`number = ${id}` }];
  const stem = id.replace(/\.\d+$/, "").replace(/^(HGNC|MGI):? ?(\d+)$/, "$1:$2");
  const isPublicId = /^(ENS(MUS)?G\d{11}|[NX][MR]_\d{6,9}|(HGNC|MGI):\d{1,8})$/.test(stem);
  return isPublicId ? [{ label: stem, condition: hasWord(stem) }] : [];
}

const ncbiId = (locus: number): GeneId => ({
  label: `NCBI Gene ${locus}`,
  condition: sql`locus_id = ${locus}`,
});

/** HGNC's id of a number, unless a gene has the number at NCBI. */
const hgncId = (id: number): GeneId => ({
  label: `HGNC:${id}`,
  condition: sql`${hasWord(`HGNC:${id}`)} and not exists (select 1 from genes where locus_id = ${id})`,
});

const hasWord = (id: string): SQL => sql`search_words @@ ${`'${id.toLowerCase()}'`}::tsquery`;
