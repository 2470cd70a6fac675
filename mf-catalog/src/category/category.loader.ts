import type { KitGene } from "@ligate/contract/catalog/kit-table-schemas";
import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";

/** Loads the text and the tables of a category, priced for the gene of the address. */
export function categoryLoader({ params, request }: LoaderFunctionArgs) {
  return api.get("/api/interface/get-product-page/:url/", {
    params: { url: params.url ?? "" },
    query: readGeneParameters(new URL(request.url)),
    signal: request.signal,
  });
}

/** Skips the loader when only the selected tab changes. */
export const revalidateOnCategoryChange: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentParams,
  currentUrl,
  nextParams,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isSameGene =
    JSON.stringify(readGeneParameters(currentUrl)) === JSON.stringify(readGeneParameters(nextUrl));
  return !(currentParams.url === nextParams.url && isSameGene) && defaultShouldRevalidate;
};

const readGeneParameters = ({ searchParams }: URL) => toGeneParameters(readGeneQuery(searchParams));

/** The query parameters of a category's address that select the gene of its kits. */
export const GENE_PARAMETERS = ["gene", "species"];

/** The gene that an address names. */
export interface GeneQuery {
  /** The number of a gene, or the typed text; empty without a gene. */
  gene: string;
  species: KitGene["species"];
}

/** The longest text that the API accepts. */
const MAX_LENGTH = 50;

export const readGeneQuery = (query: URLSearchParams): GeneQuery => ({
  gene: (query.get("gene") ?? "").trim().slice(0, MAX_LENGTH),
  species: query.get("species") === "Mouse" ? "Mouse" : "Human",
});

/** The parameters of a gene in the address, without those that have their default. */
export const toGeneParameters = ({ gene, species }: GeneQuery): Record<string, string> => ({
  ...(gene && { gene }),
  ...(gene && species === "Mouse" && { species }),
});
