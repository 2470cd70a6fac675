import { joinWithAnd } from "@ligate/contract/common/format-list";
import { geneAddress } from "@ligate/contract/genes/gene-address";
import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { applicableFunctions, type Species, type TargetClass } from "../../../design/index.ts";
import { geneMatches, ID_RANK, WORDS_RANK } from "../genes/gene-matches.ts";
import { matchedName, selectSortKey } from "../reading/gene-name-sql.ts";
import type { Reading } from "../reading/read-query.ts";
import type { TextReading } from "../reading/read-text.ts";

interface SuggestedGene {
  symbol: string;
  name: string;
  species: Species;
  targetClass: TargetClass;
  rank: string;
  matched: string | null;
}

const BEST = sql`best`;
/** An id, or the symbol itself: they come before all other matches. */
const IS_EXACT = sql`left(best, 1) in (${ID_RANK}, '0')`;

/**
 * The genes that a query names. If it has no other words, genes with such a name follow; an alias may be the beginning of another
 * gene's, which comes first then: "oct" is an alias of the mouse's Pou5f1.
 */
export async function suggestGenes(tx: Tx, reading: Reading, limit: number): Promise<Suggestion[]> {
  const { genes, positions, tokens, isByAlias } = reading;
  const named = genes
    .slice(0, limit)
    .map(({ alias, ...gene }) => toSuggestion({ ...gene, rank: "", matched: alias }));
  if (named.length > 0 && positions.size < tokens.length) return named;
  return [...(isByAlias ? [] : named), ...(await suggestBegunGenes(tx, reading, limit))];
}

/**
 * Genes by the beginning of a symbol, alias or former symbol, or by words of the full name; those of the content file first,
 * human before mouse.
 */
export async function suggestBegunGenes(
  tx: Tx,
  { nameText, species }: TextReading,
  limit: number,
): Promise<Suggestion[]> {
  const matches = geneMatches(nameText, species ? [species] : ["Human", "Mouse"]);
  if (!matches) return [];
  const found = await queryRows<SuggestedGene>(
    tx,
    sql`with matches as (${matches}), first as (
      select gene_number, ${selectSortKey(BEST)} as sort_key, ${matchedName(BEST)} as matched, ${IS_EXACT} as is_exact,
        exists (select 1 from gene_names n where n.gene_number = matches.gene_number and n.source = 'content')
          as is_content
      from matches order by is_exact desc, is_content desc, 2, 1 limit ${limit}
    )
    select symbol, name, species, target_class as "targetClass", left(sort_key, 1) as rank,
      case when lower(first.matched) <> lower(symbol) then first.matched end as matched
    from first join genes on number = gene_number
    order by is_exact desc, is_content desc, species, sort_key, number`,
  );
  return found.map(toSuggestion);
}

const toSuggestion = (gene: SuggestedGene): Suggestion => ({
  kind: "gene",
  label: gene.symbol,
  detail: [gene.species, ...describeMatch(gene), gene.name].join(" · "),
  ...describeMethods(gene),
  url: geneAddress(gene.species, gene.symbol),
});

/** More do not fit on the line of a phone. */
const MAX_METHODS = 2;

function describeMethods(gene: SuggestedGene): Pick<Suggestion, "methods"> {
  const purposes = applicableFunctions(gene).map(({ purpose }) => purpose);
  const more = purposes.length - MAX_METHODS;
  const named = more > 1 ? [...purposes.slice(0, MAX_METHODS), `${more} more`] : purposes;
  return named.length > 0 ? { methods: joinWithAnd(named) } : {};
}

/** The matched alias or id; none for a symbol and for words of the name, which are shown anyway. */
function describeMatch({ matched, rank }: SuggestedGene): string[] {
  if (matched === null || rank === WORDS_RANK) return [];
  return [rank === ID_RANK ? matched : `alias ${matched}`];
}
