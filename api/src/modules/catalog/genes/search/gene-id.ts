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
 * or MGI (`HGNC:11998`) or a number of the store (`H00001`), ignoring case and versions; `undefined` for other texts.
 */
export function parseGeneId(text: string): GeneId | undefined {
  const id = text.trim().toUpperCase();
  const locus = /^(?:GENE ?ID:? ?)?(\d{1,10})$/.exec(id)?.[1];
  if (locus && Number(locus) <= LARGEST_LOCUS_ID)
    return { label: `NCBI Gene ${Number(locus)}`, condition: sql`locus_id = ${Number(locus)}` };
  if (/^[HM]\d{5}$/.test(id)) return { label: id, condition: sql`number = ${id}` };
  const stem = id.replace(/\.\d+$/, "").replace(/^(HGNC|MGI):? ?(\d+)$/, "$1:$2");
  const isPublicId = /^(ENS(MUS)?G\d{11}|[NX][MR]_\d{6,9}|(HGNC|MGI):\d{1,8})$/.test(stem);
  if (!isPublicId) return undefined;
  return { label: stem, condition: sql`search_words @@ ${`'${stem.toLowerCase()}'`}::tsquery` };
}
