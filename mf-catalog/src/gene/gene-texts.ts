import { formatDollars } from "@ligate/contract/common/money";
import type { GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { offersOf } from "./methods/offers.ts";

const list = new Intl.ListFormat("en-US");

/** The title of a gene's page: `TP53 (human): CRISPR, Overexpression, and RNAi kits`. */
export function geneTitle({ symbol, species, methods }: GenePage): string {
  const applying = methods.filter(({ reason }) => reason === undefined);
  const categories = [...new Set(applying.map(({ product_category }) => product_category))];
  const gene = `${symbol} (${species.toLowerCase()})`;
  return categories.length > 0 ? `${gene}: ${list.format(categories)} kits` : `${gene}: designs by quote`;
}

/** The description of a gene's page for search engines. */
export function geneDescription({ symbol, species, gene_name, methods }: GenePage): string {
  const gene = `${species.toLowerCase()} ${symbol} (${gene_name})`;
  const prices = methods.flatMap(offersOf).flatMap(({ from_price }) => from_price ?? []);
  if (prices.length === 0) return `What we offer for ${gene}, and its names, ids and transcript.`;
  const count = methods.filter(({ reason }) => reason === undefined).length;
  const from = formatDollars(Math.min(...prices));
  return `Kits for ${gene} from ${from}: ${count} ${count === 1 ? "method" : "methods"} by delivery, with prices and lead times. Names, ids and transcript of the gene.`;
}
