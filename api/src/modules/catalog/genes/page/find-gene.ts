import { geneAddress } from "@ligate/contract/genes/gene-address";
import { and, eq, inArray, sql } from "drizzle-orm";
import { areGenesComing } from "../../../../content-files/seed-state.ts";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { ProblemError } from "../../../../http/problem.ts";
import type { Species } from "../../../design/index.ts";
import { searchGenes } from "../../search/genes/gene-table.service.ts";
import { nameKeys } from "../../search/reading/gene-name-sql.ts";
import { findUnsoldSymbol } from "../approved-symbols.ts";
import { genes } from "../gene.table.ts";

type Gene = typeof genes.$inferSelect;

/** A gene that has a name: as its symbol (rank 0) or as an alias, in the content files or in an imported table. */
interface NamedGene {
  number: string;
  rank: number;
  curated: boolean;
}

const SPECIES = new Map<string, Species>([
  ["human", "Human"],
  ["mouse", "Mouse"],
]);
const MAX_SUGGESTIONS = 5;
/** The longest text that genes are searched for. */
const SYMBOL_MAX = 50;

/**
 * The gene with this symbol, or with this alias if no other gene has it; ignores case and punctuation. The approved symbol
 * of a gene that is not sold is never taken for an alias.
 * @throws ProblemError 404 with `unsold_symbol` and `suggestions`
 */
export async function requireGene(tx: Tx, speciesName: string, name: string): Promise<Gene> {
  const species = SPECIES.get(speciesName.toLowerCase());
  if (!species) throw new ProblemError(404, "Genes are listed for human and mouse.", { suggestions: [] });
  const bySymbol = await geneWithSymbol(tx, species, name);
  if (bySymbol) return bySymbol;
  const unsold = await findUnsoldSymbol(tx, name, species);
  const found = unsold === null ? await genesMeant(tx, species, name) : [];
  const [gene] = found;
  if (gene && found.length === 1) return gene;
  const isComing = await areGenesComing(tx);
  throw new ProblemError(404, sentence(species, name, isComing ? null : unsold, found.length), {
    unsold_symbol: isComing ? null : unsold,
    ...(isComing && { more_genes_coming: true }),
    suggestions: (found.length > 0 ? found : await similarGenes(tx, species, name)).map(toSuggestion),
  });
}

function sentence(species: Species, name: string, unsold: string | null, count: number): string {
  if (unsold) return `We do not list ${unsold}, but design vectors for it on request.`;
  const kind = `${species.toLowerCase()} gene`;
  return count > 0 ? `${name} is another name of ${count} ${kind}s.` : `No ${kind} is called ${name}.`;
}

/** Symbols may differ by case only, and more than one gene may have a symbol. */
async function geneWithSymbol(tx: Tx, species: Species, symbol: string): Promise<Gene | undefined> {
  const [gene] = await tx
    .select()
    .from(genes)
    .where(and(eq(genes.species, species), eq(sql`lower(${genes.symbol})`, sql`lower(${symbol})`)))
    .orderBy(sql`${genes.symbol} <> ${symbol}`, genes.number)
    .limit(1);
  return gene;
}

/** The gene that an alias most likely means, or all genes that have it if it is ambiguous. */
async function genesMeant(tx: Tx, species: Species, name: string): Promise<Gene[]> {
  const named = await genesNamed(tx, species, name);
  const groups = [named.filter(({ rank }) => rank === 0), named.filter(({ curated }) => curated), named];
  const meant = groups.find(({ length }) => length === 1) ?? named;
  if (meant.length === 0) return [];
  const numbers = meant.map(({ number }) => number);
  return tx.select().from(genes).where(inArray(genes.number, numbers)).orderBy(genes.number);
}

async function genesNamed(tx: Tx, species: Species, name: string): Promise<NamedGene[]> {
  const keys = nameKeys(name);
  if (keys.length === 0) return [];
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  return queryRows<NamedGene>(
    tx,
    sql`select gene_number as number, min(rank) as rank, bool_or(source = 'content') as curated
      from gene_names where species = ${species} and key in (${list})
      group by gene_number order by gene_number limit ${MAX_SUGGESTIONS}`,
  );
}

/** Genes whose name begins with the text, of this species first. */
async function similarGenes(tx: Tx, species: Species, name: string) {
  const symbol = name.slice(0, SYMBOL_MAX);
  const pages = [species, species === "Human" ? "Mouse" : "Human"] as const;
  const found = await Promise.all(
    pages.map((each) =>
      searchGenes(tx, { symbol, species: each, page_number: 1, page_size: MAX_SUGGESTIONS }),
    ),
  );
  const rows = found.flatMap(({ gene_items }) => gene_items).slice(0, MAX_SUGGESTIONS);
  return rows.map(({ gene_name, ...row }) => ({ ...row, name: gene_name }));
}

const toSuggestion = ({ species, symbol, name }: Pick<Gene, "species" | "symbol" | "name">) => ({
  species,
  symbol,
  gene_name: name,
  url: geneAddress(species, symbol),
});
