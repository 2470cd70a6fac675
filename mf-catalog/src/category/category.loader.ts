import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";
import { geneParameters, readGeneQuery } from "./your-gene/gene-query.ts";

/** Loads the text and the tables of a category, priced for the gene of the address. */
export function categoryLoader({ params, request }: LoaderFunctionArgs) {
  return api.get("/api/interface/get-product-page/:url/", {
    params: { url: params.url ?? "" },
    query: geneParametersOf(new URL(request.url)),
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
    JSON.stringify(geneParametersOf(currentUrl)) === JSON.stringify(geneParametersOf(nextUrl));
  return !(currentParams.url === nextParams.url && isSameGene) && defaultShouldRevalidate;
};

const geneParametersOf = ({ searchParams }: URL) => geneParameters(readGeneQuery(searchParams));
